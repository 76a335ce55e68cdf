import { orderBusinessSchema } from "@bon-perroquet/contract"
import { wholeCents } from "../../cents"
import type { CheckoutCart } from "../cart/cart"

type ChargedCart = Pick<CheckoutCart, "total" | "raw_total" | "billing_address"> &
  Record<"items" | "shipping_methods", Pick<CheckoutCart["items"][number], "tax_lines">[]>

/**
 * Returns whether total and VAT are as on the payment page. A concurrent Medusa request may have changed rates,
 * or added VAT without changing the total.
 */
export const isAsOnPage = (cart: ChargedCart, cents: number): boolean =>
  wholeCents(cart.raw_total ?? cart.total) === cents && !(isExempt(cart) && isTaxed(cart))

function isExempt({ billing_address }: ChargedCart): boolean {
  const { business } = (billing_address?.["metadata"] ?? {}) as { business?: unknown }
  return orderBusinessSchema.safeParse(business).data?.is_exempt ?? false
}

const isTaxed = ({ items, shipping_methods }: ChargedCart): boolean =>
  [...items, ...shipping_methods].some(({ tax_lines }) => tax_lines.some(({ rate }) => Number(rate) > 0))
