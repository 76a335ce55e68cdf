import { discountCents } from "@bon-perroquet/medusa-sql/order-lines/adjustments"
import type { BigNumberInput } from "@medusajs/framework/types"
import type { PurchaseLine } from "../../methods"
import type { CheckoutCart } from "./cart"
import { exactCents } from "../../cents"

/** Returns each line and the delivery as displayed to the customer, VAT included. */
export const purchaseLines = ({ items, shipping_methods }: CheckoutCart): PurchaseLine[] => [
  ...items.map((item) => ({
    kind: "item" as const,
    title: item.title,
    quantity: Number(item.quantity),
    total_cents: chargedCents(item, item.raw_unit_price ?? item.unit_price),
  })),
  ...shipping_methods.map((method) => ({
    kind: "delivery" as const,
    total_cents: chargedCents(method, method.raw_amount ?? method.amount),
  })),
]

/** Returns the rest of an order after balances. A payment page cannot list the goods, because they cost more. */
export const restLine = (order_number: string, total_cents: number): PurchaseLine => ({
  kind: "item",
  title: order_number,
  quantity: 1,
  total_cents,
})

type Charged = Pick<CheckoutCart["items"][number], "tax_lines" | "adjustments"> & { quantity?: number }

function chargedCents({ quantity = 1, tax_lines, adjustments }: Charged, unit_price: BigNumberInput): number {
  const full = exactCents(unit_price) * Number(quantity)
  return full - discountCents(adjustments, full, Number(tax_lines[0]?.rate ?? 0))
}
