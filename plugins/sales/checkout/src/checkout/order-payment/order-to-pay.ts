import { readOrders, type EngineOrder } from "@bon-perroquet/medusa-sql"
import { toCents } from "@bon-perroquet/contract/money"
import { discountCents } from "@bon-perroquet/medusa-sql/order-lines/adjustments"
import type { MedusaContainer } from "@medusajs/framework/types"
import { exactCents } from "../../cents"
import type { PurchaseLine } from "../../methods"
import { type Engine, engineOf } from "../engine/engine"
import { CheckoutRefusal } from "../engine/refusal"

export async function readOrder({ knex }: Pick<Engine, "knex">, id: string): Promise<EngineOrder | null> {
  return (await readOrders(knex, [id]))[0] ?? null
}

export const isOrderId = (id: string): boolean => id.startsWith("order_")

/** Returns the amount due in cents, 0 for a draft or a cancelled order. */
export function dueCents({
  status,
  pending_difference,
}: Pick<EngineOrder, "status" | "pending_difference">): number {
  if (status === "draft" || status === "canceled") return 0
  return Math.max(0, toCents(pending_difference))
}

/** Returns the amount due in cents, 0 for an unknown order. */
export async function dueOfOrder(container: MedusaContainer, id: string): Promise<number> {
  const order = await readOrder(engineOf(container), id)
  return order ? dueCents(order) : 0
}

/** Returns an order that is not cancelled. @throws CheckoutRefusal nothing_to_pay, order_cancelled */
export async function requireOrder(engine: Engine, id: string): Promise<EngineOrder> {
  const order = await readOrder(engine, id)
  if (!order) throw new CheckoutRefusal("nothing_to_pay")
  if (order.status === "canceled") throw new CheckoutRefusal("order_cancelled")
  return order
}

export function requireDue(order: EngineOrder): number {
  const cents = dueCents(order)
  if (!cents) throw new CheckoutRefusal("nothing_to_pay")
  return cents
}

/** Returns the customer account if the order belongs to it, else null. */
export const accountOf = ({ customer_id }: EngineOrder, account: string | null): string | null =>
  customer_id === account ? account : null

type Charged = Pick<EngineOrder["items"][number], "tax_lines" | "adjustments">

function chargedCents({ tax_lines, adjustments }: Charged, unit_price: number, quantity: number): number {
  const full = exactCents(unit_price) * quantity
  return full - discountCents(adjustments, full, tax_lines[0]?.rate ?? 0)
}

/** Returns the order's lines, or a single line with the amount due if a part was already paid. */
export function orderLines(order: EngineOrder, number: string, due: number): PurchaseLine[] {
  const lines: PurchaseLine[] = [
    ...order.items
      .filter(({ quantity }) => quantity > 0)
      .map((item) => ({
        kind: "item" as const,
        title: item.title,
        quantity: item.quantity,
        total_cents: chargedCents(item, item.unit_price, item.quantity),
      })),
    ...order.shipping_methods.map((method) => ({
      kind: "delivery" as const,
      total_cents: chargedCents(method, method.amount, 1),
    })),
  ]
  const total = lines.reduce((sum, { total_cents }) => sum + total_cents, 0)
  return total === due ? lines : [{ kind: "item", title: number, quantity: 1, total_cents: due }]
}
