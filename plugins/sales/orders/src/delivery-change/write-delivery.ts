import { toEuro } from "@bon-perroquet/contract/money"
import type { EngineOrder } from "@bon-perroquet/medusa-sql"
import type { CreateOrderShippingMethodDTO } from "@medusajs/framework/types"
import { ChangeActionType } from "@medusajs/framework/utils"
import type { Engine } from "../engine/engine"
import { orderOf } from "../engine/order"
import type { NewDelivery } from "../modules/order-status"

interface TaxLine {
  code: string
  description: string | null
  provider_id: string | null
}

const TAX_LINE = `
  SELECT code, description, provider_id FROM order_shipping_method_tax_line
  WHERE shipping_method_id = ? AND deleted_at IS NULL ORDER BY created_at DESC LIMIT 1`

/**
 * Replaces the delivery by an edit in Medusa. Idempotent. @param id of the delivery change, part of the new
 * delivery's id
 */
export async function writeDelivery(
  engine: Engine,
  order: EngineOrder,
  id: string,
  delivery: NewDelivery,
): Promise<EngineOrder> {
  const method = `ordsm_${id.replace(/^[^_]*_/, "")}`
  if (order.shipping_methods.some((existing) => existing.id === method)) return order
  const change = await changeOf(engine, order, id, method, delivery)
  await makeMethod(engine, order, { method, version: change.version }, delivery)
  await engine.order.confirmOrderChange(change.id)
  return orderOf(engine, order.id)
}

async function changeOf(
  { knex, order: orders }: Engine,
  { id: order_id, shipping_methods }: EngineOrder,
  description: string,
  method: string,
  { price_cents }: NewDelivery,
): Promise<{ id: string; version: number }> {
  const pending = await knex<{ id: string; version: number }>("order_change")
    .where({ order_id, description, status: "pending" })
    .first("id", "version")
  if (pending) return pending
  const action = { order_id, reference: "order_shipping_method" }
  return orders.createOrderChange({
    ...{ order_id, change_type: "edit", description },
    actions: [
      ...shipping_methods.map(({ id: reference_id, amount }) => ({
        ...action,
        ...{ action: ChangeActionType.SHIPPING_REMOVE, reference_id, amount: 0 - amount },
      })),
      { ...action, action: ChangeActionType.SHIPPING_ADD, reference_id: method, amount: toEuro(price_cents) },
    ],
  })
}

async function makeMethod(
  engine: Engine,
  order: EngineOrder,
  { method, version }: { method: string; version: number },
  { shipping_option_id, name, price_cents, vat_rate, data }: NewDelivery,
): Promise<void> {
  const isMade: unknown = await engine.knex("order_shipping_method").where({ id: method }).first("id")
  if (isMade) return
  const [present] = order.shipping_methods
  const { rows } = await engine.knex.raw<{ rows: TaxLine[] }>(TAX_LINE, [present?.id ?? ""])
  const [tax] = rows
  const created = {
    ...{ id: method, order_id: order.id, version, shipping_option_id, name, data },
    ...{ amount: toEuro(price_cents), is_tax_inclusive: true },
    ...(tax && {
      tax_lines: [
        { code: tax.code, rate: vat_rate, description: tax.description, provider_id: tax.provider_id },
      ],
    }),
  }
  // Medusa stores the id, the version and nested rows, although its type omits them.
  await engine.order.createOrderShippingMethods([created as unknown as CreateOrderShippingMethodDTO])
}
