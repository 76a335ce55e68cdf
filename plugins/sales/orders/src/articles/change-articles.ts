import {
  type ArticleChange,
  type ConfirmedArticleChange,
  type Language,
  keptBusiness,
} from "@bon-perroquet/contract"
import { toCents } from "@bon-perroquet/contract/money"
import { recordChange } from "@bon-perroquet/api-kit/changes"
import type { EngineOrder } from "@bon-perroquet/medusa-sql"
import { goodsName, shopSnapshot, soldVariant } from "@bon-perroquet/shop-api/catalogue"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { alone, requireOrderId } from "../engine/alone"
import { type Engine, engineOf } from "../engine/engine"
import { orderOf, parcelsOf } from "../engine/order"
import { payCovered } from "../covered"
import { ownerOfOpenEdit } from "../edits/dashboard-edit"
import { mailOrder } from "../mails"
import { activeReplacements } from "../money/replaced"
import { sendPaymentLink } from "../payment-link"
import { refundOrder } from "../refunds"
import { adoptedRow, awaitedCents, finishInterrupted } from "../status"
import { type Actions, actionsOf, confirmEdit, previewEdit } from "./edit"

async function requireEditable(engine: Engine, order: EngineOrder): Promise<void> {
  const { status, refunds, replaces, replacements } = await engine.records.recordOf(order.id)
  const row = status ?? (await adoptedRow(engine, order, refunds))
  if (row.status !== "paid" && row.status !== "pending")
    throw row.status === "preparing"
      ? refuse("order_packed", 409)
      : refuse("order_changed", 409, { status: row.status })
  if (parcelsOf(order).length) throw refuse("order_packed", 409)
  if (replaces !== null || activeReplacements(replacements).length) throw refuse("order_replaced", 409)
}

function requireGoods({ items }: EngineOrder, { set, add }: Actions): void {
  if (!set.length && !add.length) throw refuse("articles_unchanged", 409)
  const isGone = ({ id }: { id: string }) => set.some((line) => line.id === id && line.quantity === 0)
  if (!add.length && items.every(isGone)) throw refuse("articles_all_removed", 409)
}

async function requireStock(
  { container }: Engine,
  { items }: EngineOrder,
  { set, add }: Actions,
  language: Language,
): Promise<void> {
  const more = set.flatMap(({ id, quantity }) => {
    const line = items.find((one) => one.id === id)
    const units = quantity - (line?.quantity ?? 0)
    return line?.variant_id && units > 0 ? [{ variant_id: line.variant_id, quantity: units }] : []
  })
  const { products } = await shopSnapshot(container)
  for (const { variant_id, quantity } of [...add, ...more]) {
    const product = [...products.values()].find((one) => soldVariant(one, variant_id))
    const sold = product && soldVariant(product, variant_id)
    if (!sold) throw refuse("product_not_found", 404)
    if (sold.variant.stock < quantity)
      throw refuse("insufficient_stock", 409, {
        name: goodsName(product, variant_id, language) ?? "",
        available: Math.max(0, sold.variant.stock),
      })
  }
}

async function prepared(
  engine: Engine,
  storedOrder: EngineOrder,
  change: ArticleChange,
  language: Language,
): Promise<{ order: EngineOrder; actions: Actions }> {
  const order = await finishInterrupted(engine, storedOrder)
  if (await ownerOfOpenEdit(engine, order.id)) throw refuse("edit_open", 409)
  await requireEditable(engine, order)
  const actions = actionsOf(order, change)
  requireGoods(order, actions)
  // Medusa would charge VAT on goods added to an order without VAT.
  if (actions.add.length && keptBusiness(order)?.is_exempt) throw refuse("order_without_vat", 409)
  await requireStock(engine, order, actions, language)
  return { order, actions }
}

interface ArticleRequest<Change extends ArticleChange> {
  order_number: string
  change: Change
  language: Language
}

export async function previewArticles(
  container: MedusaContainer,
  { order_number, change, language }: ArticleRequest<ArticleChange>,
): Promise<number> {
  const orderId = await requireOrderId(engineOf(container), order_number)
  return alone(container, orderId, async (engine, storedOrder) => {
    const { order, actions } = await prepared(engine, storedOrder, change, language)
    return previewEdit(engine, order, actions)
  })
}

/**
 * Changes an order's articles before packing. Refunds the price difference, or requests it with a payment
 * link.
 */
export async function changeArticles(
  container: MedusaContainer,
  { order_number, change, language, by }: ArticleRequest<ConfirmedArticleChange> & { by: { email: string } },
): Promise<void> {
  const orderId = await requireOrderId(engineOf(container), order_number)
  const { due, refund, key } = await alone(container, orderId, async (engine, storedOrder) => {
    const { order, actions } = await prepared(engine, storedOrder, change, language)
    const expected_cents = change.difference_cents
    const editId = await confirmEdit(engine, order, actions, { expected_cents, confirmed_by: by.email })
    await payCovered(engine, await orderOf(engine, orderId), by)
    const now = await orderOf(engine, orderId)
    const cents = toCents(now.pending_difference)
    const isPromised = awaitedCents(engine, now) !== null
    return {
      due: isPromised ? 0 : Math.max(0, cents),
      // Refunds at most the difference that the administrator confirmed, because Medusa's amount ignores
      // refunds in progress.
      refund: Math.max(0, Math.min(0 - cents, 0 - expected_cents)),
      key: `articles-${editId}`,
    }
  })
  await recordChange(container, {
    ...{ by: by.email, subject: "order", subject_id: orderId, label: order_number },
    ...{ action: "articles", before: null, after: { amount_cents: change.difference_cents } },
  })
  await mailOrder(container, orderId)
  if (refund > 0) await refundOrder(container, { order_number, amount_cents: refund, key, by })
  else if (due > 0) await sendPaymentLink(container, { order_number, by })
}
