import type { MedusaContainer } from "@medusajs/framework/types"
import { keptMethod } from "../../methods"
import { CheckoutRefusal } from "../engine/refusal"
import { releaseCart } from "../payment/release"
import { settleCart } from "../settlement/settle-cart"
import { settleForShopper, type Settlement } from "../settlement/settle"
import { openCheckout, type OpenInput } from "./open"

/** "refused": the bank said no, or wants to see the customer; nothing was charged, and the goods are free again. */
type Charged = Omit<Settlement, "outcome"> & { outcome: Settlement["outcome"] | "refused" }

/**
 * Orders a cart whose customer is not there, and charges what they let be kept: prices, VAT, delivery and stock are settled
 * as for a payment page. One cart is one order: asked again, also after a crash at any point, it is the same payment, or
 * another one after the first can't be charged any more.
 * @throws CheckoutRefusal when the cart can't be ordered as it is, or the answer can't be had now
 */
export async function chargeKept(
  container: MedusaContainer,
  input: OpenInput & { charges_kept_of: string },
): Promise<Charged> {
  const before = await settleCart(container, input.cart_id)
  if (before.outcome === "ordered" || before.outcome === "busy") return before
  const method = keptMethod(container)
  if (!method) throw new CheckoutRefusal("payment_method_not_offered")
  if (!(await method.kept.of(input.charges_kept_of))) return { outcome: "refused" }
  const { session_id } = await openCheckout(container, input)
  const charged = await method.kept.charge(session_id)
  if (charged === "charged") return settleForShopper(container, session_id)
  // Frozen: it was charged after all, or is going to be; the next call, or the job, makes the order.
  return (await releaseCart(container, input.cart_id)) === "free"
    ? { outcome: "refused" }
    : settleForShopper(container, session_id)
}
