import type { MedusaContainer } from "@medusajs/framework/types"
import type { Disputes, PaymentMethod } from "./payment-method"

export * from "./payment-method"

/** How the names of the modules begin that are payment methods. */
export const PAYMENT_METHOD = "payment_method_"

/** The shop's payment methods, by name. */
export function paymentMethods(container: MedusaContainer): PaymentMethod[] {
  const names = Object.keys(container.registrations).filter((name) => name.startsWith(PAYMENT_METHOD))
  return names.sort().map((name) => container.resolve<PaymentMethod>(name))
}

/** The method that a shopper pays by: the one asked for, or the shop's first. @throws where there is none */
export function chosenMethod(container: MedusaContainer, providerId?: string): PaymentMethod {
  const method = paymentMethods(container).find(
    ({ provider_id }) => (providerId ?? provider_id) === provider_id,
  )
  if (!method) throw new Error(`The shop has no payment method ${providerId ?? "at all"}.`)
  return method
}

/** The method behind one of Medusa's payment providers; none for a provider that the checkout does not use. */
export const methodOfProvider = (container: MedusaContainer, providerId: string): PaymentMethod | undefined =>
  paymentMethods(container).find(({ provider_id }) => provider_id === providerId)

/** The method that a payment is of, by the shape of its id. */
export const methodOfPayment = (container: MedusaContainer, id: string): PaymentMethod | undefined =>
  paymentMethods(container).find((method) => method.isIdOf(id))

/** The method of an attempt whose payment is known. @throws where the shop does not have it any more */
export function methodOfAttempt(
  container: MedusaContainer,
  { checkout_session_id: id, order_number }: { checkout_session_id: string | null; order_number: string },
): PaymentMethod {
  const method = id === null ? undefined : methodOfPayment(container, id)
  if (!method) throw new Error(`The payment of ${order_number} is of no method that the shop has.`)
  return method
}

/** Payments of which a dispute has taken money, and their orders: giving it back as well would be paying twice. */
export async function disputesTaken(container: MedusaContainer): ReturnType<Disputes["taken"]> {
  const taken = await Promise.all(
    paymentMethods(container).map(async ({ disputes }) => (await disputes?.taken()) ?? []),
  )
  return taken.flat()
}
