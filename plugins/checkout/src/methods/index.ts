import type { MedusaContainer } from "@medusajs/framework/types"
import type { PaymentInstructions } from "@bon-perroquet/contract"
import type { Language } from "@bon-perroquet/languages/locales"
import type { Attempt } from "../modules/checkout"
import type { KeptMethods } from "./kept"
import type { Disputes, PaymentMethod } from "./payment-method"

export * from "./awaited"
export * from "./kept"
export * from "./payment-method"

/** How the names of the modules begin that are payment methods. */
export const PAYMENT_METHOD = "payment_method_"

/** The shop's payment methods, by name. */
export function paymentMethods(container: MedusaContainer): PaymentMethod[] {
  const names = Object.keys(container.registrations).filter((name) => name.startsWith(PAYMENT_METHOD))
  return names.sort().map((name) => container.resolve<PaymentMethod>(name))
}

/** The methods that the shop's own screens offer. Those that are paid at once come first: the first is meant where none is named. */
export const offeredMethods = (container: MedusaContainer): PaymentMethod[] =>
  clientMethods(container)
    .filter(({ drawnByClient }) => !drawnByClient)
    .sort((one, other) => Number(one.awaited !== undefined) - Number(other.awaited !== undefined))

/** The methods that a client of Medusa's Store API chooses from: it may have a card field of its own. */
export const clientMethods = (container: MedusaContainer): PaymentMethod[] =>
  paymentMethods(container).filter(({ isOffered }) => isOffered)

/** The method that a shopper pays by; undefined where it is not offered. */
export const chosenMethod = (container: MedusaContainer, code?: string): PaymentMethod | undefined =>
  code === undefined
    ? offeredMethods(container)[0]
    : clientMethods(container).find((method) => method.code === code)

/** The method that charges what earlier payments kept; undefined where there is none. */
export const keptMethod = (container: MedusaContainer): (PaymentMethod & { kept: KeptMethods }) | undefined =>
  paymentMethods(container).find((method): method is PaymentMethod & { kept: KeptMethods } =>
    Boolean(method.kept),
  )

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

/**
 * How the order of an attempt is still to be paid; null where nothing is awaited.
 * @param due what is due of the order, in cents: asked only where a method awaits it
 */
export async function instructionsFor(
  container: MedusaContainer,
  { checkout_session_id: id }: Pick<Attempt, "checkout_session_id">,
  due: () => number | Promise<number>,
  language: Language,
): Promise<PaymentInstructions | null> {
  const awaited = id === null ? undefined : methodOfPayment(container, id)?.awaited
  if (id === null || !awaited) return null
  const amount_cents = await due()
  return amount_cents > 0 ? awaited.instructions(id, amount_cents, language) : null
}

/** Payments of which a dispute has taken money, and their orders: giving it back as well would be paying twice. */
export async function disputesTaken(container: MedusaContainer): ReturnType<Disputes["taken"]> {
  const taken = await Promise.all(
    paymentMethods(container).map(async ({ disputes }) => (await disputes?.taken()) ?? []),
  )
  return taken.flat()
}
