import type { ArticleChange } from "@bon-perroquet/contract"
import { toCents, toEuro } from "@bon-perroquet/contract/money"
import type { EngineOrder, OrderItem } from "@bon-perroquet/medusa-sql"
import { refuse } from "@bon-perroquet/api-kit/http"
import { MedusaError } from "@medusajs/framework/utils"
import {
  beginOrderEditOrderWorkflow,
  confirmOrderEditRequestWorkflow,
  orderEditAddNewItemWorkflow,
  orderEditUpdateItemQuantityWorkflow,
  requestOrderEditRequestWorkflow,
} from "@medusajs/medusa/core-flows"
import { balanceChange } from "../edits"
import { DASHBOARD_EDIT, dropEdit, dropInterruptedEdit } from "../edits/dashboard-edit"
import type { Engine } from "../engine/engine"
import { priceFor } from "@bon-perroquet/contract/price"
import { tradePriceAt } from "@bon-perroquet/contract/trade"
import { readTradeEntries } from "@bon-perroquet/medusa-sql/buying/trade-prices"
import { shopSnapshot, soldVariant } from "@bon-perroquet/shop-api/catalogue"

export interface Actions {
  set: { id: string; quantity: number }[]
  add: { variant_id: string; quantity: number }[]
}

/**
 * Returns true if added units need a new line. The price of this line contains discounts or reductions that
 * do not apply to them.
 */
export const needsNewLine = ({ adjustments, paid, quantity }: OrderItem): boolean =>
  adjustments.length > 0 || (paid?.quantity ?? 0) > quantity

export function actionsOf({ items }: EngineOrder, { lines = [], add = [] }: ArticleChange): Actions {
  const actions: Actions = { set: [], add: [...add] }
  for (const { id, quantity } of lines) {
    const line = items.find((one) => one.id === id)
    if (!line) throw refuse("unknown_line", 400)
    if (quantity === line.quantity) continue
    if (quantity > line.quantity && needsNewLine(line)) {
      if (!line.variant_id) throw refuse("unknown_line", 400)
      actions.add.push({ variant_id: line.variant_id, quantity: quantity - line.quantity })
    } else actions.set.push({ id, quantity })
  }
  return actions
}

async function propose(engine: Engine, order: EngineOrder, { set, add }: Actions): Promise<void> {
  const { container } = engine
  const order_id = order.id
  // Marks the prices as VAT-inclusive, as the checkout's middleware does for edits in Medusa Admin.
  const items = (await atTradePrice(engine, order, add)).map((item) => ({ ...item, is_tax_inclusive: true }))
  if (items.length) await orderEditAddNewItemWorkflow(container).run({ input: { order_id, items } })
  if (set.length)
    await orderEditUpdateItemQuantityWorkflow(container).run({ input: { order_id, items: set } })
}

/**
 * Runs `work` with an open edit. Drops the edit if Medusa rejects a change, for example for missing stock.
 */
async function whileProposed<T>(
  engine: Engine,
  order: EngineOrder,
  actions: Actions,
  work: (editId: string) => Promise<T>,
): Promise<T> {
  const input = { order_id: order.id, internal_note: DASHBOARD_EDIT }
  const { result } = await beginOrderEditOrderWorkflow(engine.container).run({ input })
  try {
    await propose(engine, order, actions)
    await balanceChange(engine, order.id)
    return await work(result.id)
  } catch (error) {
    await dropInterruptedEdit(engine, order.id)
    if (!MedusaError.isMedusaError(error)) throw error
    engine.logger.warn(`Medusa rejected the edit of order ${order.id}: ${error.message}`)
    throw refuse(/stock|inventory/i.test(error.message) ? "out_of_stock" : "order_refused", 409)
  }
}

async function differenceOf(engine: Engine, order: EngineOrder): Promise<number> {
  const { summary } = await engine.order.previewOrderChange(order.id)
  return toCents(Number(summary?.pending_difference ?? 0)) - toCents(order.pending_difference)
}

export async function previewEdit(engine: Engine, order: EngineOrder, actions: Actions): Promise<number> {
  const cents = await whileProposed(engine, order, actions, () => differenceOf(engine, order))
  await dropEdit(engine, order.id)
  return cents
}

/**
 * Confirms an edit in Medusa. @returns its id
 * @throws 409 amount_changed if the price changes by another amount than was shown
 */
export async function confirmEdit(
  engine: Engine,
  order: EngineOrder,
  actions: Actions,
  { expected_cents, confirmed_by }: { expected_cents: number; confirmed_by: string },
): Promise<string> {
  return whileProposed(engine, order, actions, async (editId) => {
    const cents = await differenceOf(engine, order)
    if (cents !== expected_cents) throw refuse("amount_changed", 409)
    const input = { order_id: order.id }
    await requestOrderEditRequestWorkflow(engine.container).run({ input })
    await confirmOrderEditRequestWorkflow(engine.container).run({ input: { ...input, confirmed_by } })
    return editId
  })
}

interface Added {
  variant_id: string
  quantity: number
}

/** Returns goods that an edit adds, with the trade price of the order's account. Other goods get Medusa's price. */
async function atTradePrice(
  { knex, container }: Engine,
  { customer_id }: Pick<EngineOrder, "customer_id">,
  add: readonly Added[],
): Promise<(Added & { unit_price?: number })[]> {
  if (!customer_id || !add.length) return [...add]
  const entries = await readTradeEntries(
    knex,
    customer_id,
    add.map(({ variant_id }) => variant_id),
  )
  if (!entries.size) return [...add]
  const { products } = await shopSnapshot(container)
  return add.map((item) => {
    const product = [...products.values()].find((one) => soldVariant(one, item.variant_id))
    const variant = product && soldVariant(product, item.variant_id)?.variant
    if (!variant) return item
    const public_cents = toCents(priceFor(variant, item.quantity).price)
    const { cents } = tradePriceAt(public_cents, entries.get(item.variant_id) ?? [], item.quantity)
    return cents < public_cents ? { ...item, unit_price: toEuro(cents) } : item
  })
}
