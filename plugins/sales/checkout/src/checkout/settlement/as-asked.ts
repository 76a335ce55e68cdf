import { orderBusinessSchema } from "@bon-perroquet/contract"
import { wholeCents } from "../../cents"
import type { CheckoutCart } from "../cart/cart"

type Asked = Pick<CheckoutCart, "total" | "raw_total" | "billing_address"> &
  Record<"items" | "shipping_methods", Pick<CheckoutCart["items"][number], "tax_lines">[]>

/**
 * Returns true if a cart still has its page's total and VAT. A concurrent Medusa request may write after the
 * page was opened: rates with fractions of cents, or VAT on a cart without VAT, which does not change the
 * total.
 */
export const isAsAsked = (cart: Asked, cents: number): boolean =>
  wholeCents(cart.raw_total ?? cart.total) === cents && !(isExempt(cart) && isTaxed(cart))

function isExempt({ billing_address }: Asked): boolean {
  const { business } = (billing_address?.["metadata"] ?? {}) as { business?: unknown }
  return orderBusinessSchema.safeParse(business).data?.is_exempt ?? false
}

const isTaxed = ({ items, shipping_methods }: Asked): boolean =>
  [...items, ...shipping_methods].some(({ tax_lines }) => tax_lines.some(({ rate }) => Number(rate) > 0))
