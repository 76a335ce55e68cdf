import type { MedusaContainer } from "@medusajs/framework/types"
import { methodWithSavedCards, methodWithTokens, type PaymentMethod } from "../../methods"
import { CheckoutRefusal } from "../engine/refusal"
import { releaseCart } from "../payment/release"
import { settleCart } from "../settlement/settle-cart"
import { settleForShopper, type Settlement } from "../settlement/settle"
import { openCheckout, type OpenInput } from "./open"

/**
 * "refused": the bank declined or requires the customer's confirmation. Nothing was charged, and the stock is released.
 */
type Charged = Omit<Settlement, "outcome"> & { outcome: Settlement["outcome"] | "refused" }

/**
 * Orders a cart without the customer (off-session) and charges the saved payment method. Prices and
 * reservations are as for a payment page. A repeated call uses the same payment, or a new one if it can't be
 * charged any more.
 * @throws CheckoutRefusal if the cart cannot be ordered or a service does not respond
 */
export async function chargeKept(
  container: MedusaContainer,
  input: OpenInput & { charges_kept_of: string },
): Promise<Charged> {
  const before = await settleCart(container, input.cart_id)
  if (before.outcome === "ordered" || before.outcome === "busy") return before
  const method = methodWithSavedCards(container)
  if (!method) throw new CheckoutRefusal("payment_method_not_offered")
  if (!(await method.savedMethods.of(input.charges_kept_of))) return { outcome: "refused" }
  return openAndCharge(container, input, method, (id) => method.savedMethods.charge(id))
}

/**
 * Orders a cart and charges the payment token that an assistant sent. Repeated calls and errors are as for
 * `chargeKept`. A call with another token first withdraws the payment of the earlier one.
 */
export async function chargeToken(
  container: MedusaContainer,
  input: OpenInput & { charges_token: string },
): Promise<Charged> {
  const before = await settleCart(container, input.cart_id)
  if (before.outcome === "ordered" || before.outcome === "busy") return before
  const method = methodWithTokens(container)
  if (!method) throw new CheckoutRefusal("payment_method_not_offered")
  return openAndCharge(container, input, method, (id) => method.grantedTokens.charge(id, input.charges_token))
}

async function openAndCharge(
  container: MedusaContainer,
  input: OpenInput,
  method: PaymentMethod,
  charge: (id: string) => Promise<"charged" | "refused">,
): Promise<Charged> {
  const { session_id } = await openCheckout(container, input)
  // If nothing is left to pay, the order exists already.
  const charged = method.isIdOf(session_id) ? await charge(session_id) : "charged"
  if (charged === "charged") return settleForShopper(container, session_id)
  // A "frozen" cart was or will be charged. The next call or the job creates the order.
  return (await releaseCart(container, input.cart_id)) === "free"
    ? { outcome: "refused" }
    : settleForShopper(container, session_id)
}
