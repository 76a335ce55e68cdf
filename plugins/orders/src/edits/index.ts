import { toCents, toEuro } from "@bon-perroquet/contract/money"
import { discountCents, netEuro } from "@bon-perroquet/promotions/money"
import { beforeEngine } from "@bon-perroquet/shop-api/http"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ChangeActionType } from "@medusajs/framework/utils"
import { type OrderItem, readOrders } from "@bon-perroquet/engine-tables"
import { type Engine, engineOf } from "../engine/engine"
import { isInProgress } from "../money/money"
import { discountsLeft, type EditedLine, givenForTakenOut } from "./balance"

interface Action {
  id: string
  order_change_id: string
  action: string
  reference_id: string | null
  details: { reference_id?: string; quantity?: number | string } | null
}

/** What an edit that waits to be confirmed does, oldest first. */
const ACTIONS = `
  SELECT action.id, action.order_change_id, action.action, action.reference_id, action.details
  FROM order_change change
  JOIN order_change_action action ON action.order_change_id = change.id AND action.deleted_at IS NULL
  WHERE change.order_id = ? AND change.change_type = 'edit' AND change.status IN ('pending', 'requested')
    AND change.deleted_at IS NULL
  ORDER BY action.ordering`

interface Adjustment {
  id: string
  item_id: string
  amount: string
  code: string | null
  description: string | null
  promotion_id: string | null
  is_tax_inclusive: boolean
}

const ADJUSTMENTS = `
  SELECT adjustment.id, item_id, amount::text AS amount, code, description, promotion_id, is_tax_inclusive
  FROM order_line_item_adjustment adjustment
  JOIN "order" placed ON placed.id = ? AND adjustment.version = placed.version
  WHERE adjustment.item_id = ANY (?) AND adjustment.deleted_at IS NULL ORDER BY adjustment.created_at, adjustment.id`

const read = async <Row>(knex: Knex, statement: string, bindings: (string | string[])[]): Promise<Row[]> =>
  (await knex.raw<{ rows: Row[] }>(statement, bindings)).rows

/** The quantity that an edit leaves of each line that it makes less. */
function reducedBy(actions: readonly Action[], items: readonly OrderItem[]): Map<string, number> {
  const kept = new Map<string, number>()
  for (const { action, details } of actions)
    if (action === (ChangeActionType.ITEM_UPDATE as string) && details?.reference_id)
      kept.set(details.reference_id, Number(details.quantity))
  const quantityOf = (id: string) => items.find((item) => item.id === id)?.quantity ?? 0
  return new Map([...kept].filter(([id, quantity]) => quantity < quantityOf(id)))
}

function lineOf(item: OrderItem, adjustments: readonly Adjustment[]): EditedLine {
  const { id, quantity, most_quantity } = item
  const [unit_cents, rate] = [toCents(item.unit_price), item.tax_lines[0]?.rate ?? 0]
  const full = unit_cents * quantity
  const discounts = adjustments
    .filter(({ item_id }) => item_id === id)
    .map((adjustment) => ({ id: adjustment.id, cents: discountCents([adjustment], full, rate) }))
  const gross_cents = full - discountCents(item.adjustments, full, rate)
  return { id, quantity, most_quantity, unit_cents, gross_cents, discounts }
}

/**
 * Adds to an edit, before the engine confirms it, what the engine leaves out: the discount of a line that becomes less goes down
 * with its quantity, and what was given back by line for units that the edit takes out is not owed again. Both become
 * part of the same change of the order, or of none. May be repeated.
 */
async function balanceEdit(engine: Engine, orderId: string): Promise<void> {
  const { knex } = engine
  const actions = await read<Action>(knex, ACTIONS, [orderId])
  const order_change_id = actions[0]?.order_change_id
  const [order] = order_change_id ? await readOrders(knex, [orderId]) : []
  if (!order || !order_change_id) return
  const reduced = reducedBy(actions, order.items)
  if (!reduced.size) return
  const adjustments = await read<Adjustment>(knex, ADJUSTMENTS, [orderId, [...reduced.keys()]])
  const given = (await engine.records.refunds.of(orderId)).flatMap((row) =>
    row.parts && (row.state === "done" || isInProgress(row)) ? [row.parts] : [],
  )
  const has = (action: ChangeActionType, reference: string) =>
    actions.some(
      (one) =>
        one.action === (action as string) &&
        (one.reference_id === reference || one.details?.reference_id === reference),
    )
  const change = { order_id: orderId, order_change_id }
  let owed_already = 0
  for (const item of order.items) {
    const kept = reduced.get(item.id)
    if (kept === undefined) continue
    const line = lineOf(item, adjustments)
    owed_already += givenForTakenOut(line, kept, given)
    // The merchant may have had the promotions worked out again.
    if (kept < 1 || !line.discounts.length || has(ChangeActionType.ITEM_ADJUSTMENTS_REPLACE, item.id))
      continue
    await engine.order.addOrderAction({
      ...change,
      action: ChangeActionType.ITEM_ADJUSTMENTS_REPLACE,
      details: { reference_id: item.id, adjustments: adjusted(item, line, kept, adjustments) },
    })
  }
  const reference_id = `edited:${order_change_id}`
  if (owed_already > 0 && !has(ChangeActionType.CREDIT_LINE_ADD, reference_id))
    await engine.order.addOrderAction({
      ...{ ...change, action: ChangeActionType.CREDIT_LINE_ADD, reference: "order_edit", reference_id },
      amount: toEuro(0 - owed_already),
    })
}

function adjusted(item: OrderItem, line: EditedLine, kept: number, adjustments: readonly Adjustment[]) {
  const rate = item.tax_lines[0]?.rate ?? 0
  return discountsLeft(line, kept).flatMap(({ id, cents }) => {
    const adjustment = adjustments.find((one) => one.id === id)
    if (!adjustment || cents < 1) return []
    const { item_id, code, description, promotion_id, is_tax_inclusive } = adjustment
    const amount = is_tax_inclusive ? toEuro(cents) : netEuro(cents, rate).toString()
    return [{ item_id, code, description, promotion_id, is_tax_inclusive, amount }]
  })
}

/** Before the engine confirms an edit of an order that Medusa Admin, or a client of the Admin API, made. */
export const balanceConfirmedEdit = beforeEngine(({ scope, params }) =>
  balanceEdit(engineOf(scope), params["id"] ?? ""),
)
