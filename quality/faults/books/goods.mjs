import { by } from "./money.mjs"

/** @typedef {import("./read.mjs").Ledger} Ledger */

const LIVE = ["created", "open", "processing", "paid"]
/** @param {{ quantity: number }[]} rows @returns {number} */
const units = (rows) => rows.reduce((sum, { quantity }) => sum + quantity, 0)

/** Where an order's goods are: its own row says so once it has one. @param {Ledger["orders"][number]} order */
const placeOf = ({ goods, canceled }) => goods ?? (canceled ? "returned" : "reserved")

/**
 * Every reservation is for an open page or an order that has not left, each of those has its own, and what is on the
 * shelf is what was there less what left.
 * @param {Ledger} ledger @param {Map<string, number>} [before] units on the shelf of each item at the beginning
 * @returns {string[]}
 */
export function goodsFindings(ledger, before) {
  return [...reservationFindings(ledger), ...orderFindings(ledger), ...shelfFindings(ledger, before)]
}

/** @param {Ledger} ledger @returns {string[]} */
function reservationFindings({ reservations, attempts, orders, needs }) {
  const live = new Set(attempts.filter(({ state }) => LIVE.includes(state)).map(({ id }) => id))
  const waiting = new Set(orders.filter((order) => placeOf(order) === "reserved").map(({ id }) => id))
  const lines = new Set(needs.filter(({ order_id }) => waiting.has(order_id)).map(({ line_id }) => line_id))
  return reservations.flatMap(({ id, held_for, line_item_id, quantity }) => {
    if (held_for !== null)
      return live.has(held_for)
        ? []
        : [`${quantity} units are held for attempt ${held_for}, whose page is not open`]
    return lines.has(line_item_id ?? "") ? [] : [`reservation ${id} belongs to no order that waits for it`]
  })
}

/** @param {Ledger} ledger @returns {string[]} */
function orderFindings({ orders, needs, reservations }) {
  const mine = by(reservations, ({ line_item_id }) => line_item_id ?? "")
  const places = new Map(orders.map((order) => [order.id, placeOf(order)]))
  return needs.flatMap(({ order_id, line_id, inventory_item_id, quantity }) => {
    const place = places.get(order_id)
    if (place === undefined) return []
    const found = units(
      (mine.get(line_id) ?? []).filter((one) => one.inventory_item_id === inventory_item_id),
    )
    const wanted = place === "reserved" ? quantity : 0
    return found === wanted ? [] : [`order ${order_id} (${place}) has ${found} units reserved, not ${wanted}`]
  })
}

/** @param {Ledger} ledger @param {Map<string, number>} [before] @returns {string[]} */
function shelfFindings({ levels, reservations, orders, needs }, before) {
  const reserved = by(reservations, ({ inventory_item_id }) => inventory_item_id)
  const gone = new Set(orders.filter((order) => placeOf(order) === "taken").map(({ id }) => id))
  const taken = by(
    needs.filter(({ order_id }) => gone.has(order_id)),
    ({ inventory_item_id }) => inventory_item_id,
  )
  return levels.flatMap((level) => {
    const { inventory_item_id: item } = level
    const promised = units(reserved.get(item) ?? [])
    const expected = (before?.get(item) ?? NaN) - units(taken.get(item) ?? [])
    return [
      ...(level.reserved === promised
        ? []
        : [`${item}: ${level.reserved} counted as reserved, ${promised} are`]),
      ...(level.reserved <= level.stocked
        ? []
        : [`${item}: ${level.reserved} promised of ${level.stocked} in stock`]),
      ...(Number.isNaN(expected) || expected === level.stocked
        ? []
        : [`${item}: ${level.stocked} on the shelf, ${expected} should be`]),
    ]
  })
}
