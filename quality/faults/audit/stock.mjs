import { by } from "./money.mjs"

/** @typedef {import("./read.mjs").Ledger} Ledger */

const LIVE = ["created", "open", "processing", "paid"]
/** Adds up the quantities. @param {{ quantity: number }[]} rows @returns {number} */
const units = (rows) => rows.reduce((sum, { quantity }) => sum + quantity, 0)

/**
 * Returns where an order's goods are. Without a stored value, Medusa's order determines it.
 * @param {Ledger["orders"][number]} order
 */
const placeOf = ({ goods, canceled }) => goods ?? (canceled ? "returned" : "reserved")

/**
 * Returns the units of a line that should be reserved, and those that should be taken from stock (`off`).
 * Units that cannot be sold again stay removed, even if the rest is returned. Units that were refunded by
 * line no longer belong to the order.
 * @param {import("./read.mjs").Need} need @param {string} place
 */
function expectedStock({ ordered, given, packed, received, lost }, place) {
  if (place === "returned") return { reserved: 0, off: lost }
  const packedAndGiven = Math.max(0, Math.min(given, packed + given - ordered))
  return {
    // `kept`: the order is cancelled, so nothing is reserved. Sent goods are not restocked.
    reserved: place === "kept" ? 0 : Math.max(0, ordered - packed - given + packedAndGiven),
    off: packed - received - packedAndGiven,
  }
}

/**
 * Checks that reservations belong to open payment pages and unshipped orders, and that the stock is the initial
 * stock minus removed units.
 * @param {Ledger} ledger @param {Map<string, number>} [before] initial units of each item
 * @returns {string[]}
 */
export function stockFindings(ledger, before) {
  return [
    ...reservationFindings(ledger),
    ...orderFindings(ledger),
    ...shelfFindings(ledger, before),
    ...lotFindings(ledger),
  ]
}

/**
 * Checks that the stock of a product is the sum of its lots, and a lot the sum of its movements.
 * @param {Ledger} ledger @returns {string[]}
 */
function lotFindings({ lots }) {
  return lots.flatMap(({ inventory_item_id: item, stocked, of_lots, of_movements, strayed }) => [
    ...(stocked === of_lots && of_lots === of_movements
      ? []
      : [`${item}: ${stocked} on the shelf, ${of_lots} in lots, of which ${of_movements} are accounted for`]),
    ...(strayed > 0 ? [`${item}: ${strayed} units left their lots and came back to none`] : []),
  ])
}

/**
 * Checks that each reservation belongs to an open payment page or an order that waits for it.
 * @param {Ledger} ledger @returns {string[]}
 */
function reservationFindings({ reservations, attempts, orders, needs }) {
  const live = new Set(attempts.filter(({ state }) => LIVE.includes(state)).map(({ id }) => id))
  const places = new Map(orders.map((order) => [order.id, placeOf(order)]))
  const waits = (/** @type {import("./read.mjs").Need} */ need) => {
    const place = places.get(need.order_id)
    return place !== undefined && expectedStock(need, place).reserved > 0
  }
  const lines = new Set(needs.filter(waits).map(({ line_id }) => line_id))
  return reservations.flatMap(({ id, held_for, line_item_id, quantity }) => {
    if (held_for !== null)
      return live.has(held_for)
        ? []
        : [`${quantity} units are held for attempt ${held_for}, whose page is not open`]
    return lines.has(line_item_id ?? "") ? [] : [`reservation ${id} belongs to no order that waits for it`]
  })
}

/**
 * Checks that each order has as many units reserved as it must.
 * @param {Ledger} ledger @returns {string[]}
 */
function orderFindings({ orders, needs, reservations }) {
  const mine = by(reservations, ({ line_item_id }) => line_item_id ?? "")
  const places = new Map(orders.map((order) => [order.id, placeOf(order)]))
  return needs.flatMap((need) => {
    const { order_id, line_id, inventory_item_id } = need
    const place = places.get(order_id)
    if (place === undefined) return []
    const counted = units(
      (mine.get(line_id) ?? []).filter((one) => one.inventory_item_id === inventory_item_id),
    )
    const expectedUnits = expectedStock(need, place).reserved
    return counted === expectedUnits
      ? []
      : [`order ${order_id} (${place}) has ${counted} units reserved, not ${expectedUnits}`]
  })
}

/**
 * Returns a function that returns the units of an item that orders have taken from stock.
 * @param {Ledger} ledger @returns {(item: string) => number}
 */
export function offTheShelf({ orders, needs }) {
  const places = new Map(orders.map((order) => [order.id, placeOf(order)]))
  const off = needs.flatMap((need) => {
    const place = places.get(need.order_id)
    return place === undefined ? [] : [{ ...need, quantity: expectedStock(need, place).off }]
  })
  const soldByItem = by(off, ({ inventory_item_id }) => inventory_item_id)
  return (item) => units(soldByItem.get(item) ?? [])
}

/**
 * Checks the stocked and reserved quantities of each item.
 * @param {Ledger} ledger @param {Map<string, number>} [before] @returns {string[]}
 */
function shelfFindings(ledger, before) {
  const reserved = by(ledger.reservations, ({ inventory_item_id }) => inventory_item_id)
  const unitsSold = offTheShelf(ledger)
  const unsellable = new Map(ledger.lots.map((lot) => [lot.inventory_item_id, lot.unsellable]))
  return ledger.levels.flatMap((level) => {
    const { inventory_item_id: item } = level
    const promised = units(reserved.get(item) ?? [])
    // Recalled units are removed from stock, even if they are reserved.
    const away = unsellable.get(item) ?? 0
    const expected = (before?.get(item) ?? NaN) - unitsSold(item) - away
    return [
      ...(level.reserved === promised
        ? []
        : [`${item}: ${level.reserved} counted as reserved, ${promised} are`]),
      ...(level.advance || level.reserved <= level.stocked + away
        ? []
        : [`${item}: ${level.reserved} promised of ${level.stocked} in stock`]),
      ...(Number.isNaN(expected) || expected === level.stocked
        ? []
        : [`${item}: ${level.stocked} on the shelf, ${expected} should be`]),
    ]
  })
}
