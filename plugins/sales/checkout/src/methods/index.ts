import type { MedusaContainer } from "@medusajs/framework/types"
import { modulesWith } from "@bon-perroquet/contract/modules"
import type { PaymentInstructions } from "@bon-perroquet/contract"
import type { Language } from "@bon-perroquet/contract/sets"
import type { Attempt } from "../modules/checkout"
import { FREE } from "./free"
import type { Balances } from "./balances"
import type { GrantedTokens } from "./granted-tokens"
import type { SavedMethods } from "./saved-methods"
import type { Disputes } from "./disputes"
import type { Payables } from "./payables"
import type { PaymentMethod } from "./payment-method"

export * from "./awaited-payments"
export * from "./balances"
export { begunPayment, newestPaymentId, type BegunPayment } from "./begun-payment"
export { FREE } from "./free"
export { connectOrders, orderKeeper, type PaymentReminder } from "./order-keeper"
export * from "./disputes"
export * from "./granted-tokens"
export * from "./payables"
export * from "./saved-methods"
export * from "./payment-method"

export const PAYMENT_METHOD = "payment_method_"

export const paymentMethods = (container: MedusaContainer): PaymentMethod[] =>
  modulesWith<PaymentMethod>(container, PAYMENT_METHOD)

/** Returns the storefront's methods, those paid immediately first. The first one is the default. */
export const offeredMethods = (container: MedusaContainer): PaymentMethod[] =>
  methodsFor(container, null).sort(
    (one, other) => Number(one.awaited !== undefined) - Number(other.awaited !== undefined),
  )

/** Returns the storefront's methods for a signed-in account, or for a guest. `open` checks the account. */
export const methodsFor = (container: MedusaContainer, account: string | null): PaymentMethod[] =>
  clientMethods(container).filter(
    ({ drawnByClient, forAccounts }) => !drawnByClient && (!forAccounts || account !== null),
  )

/** Returns the methods for Store API clients, including those without a payment page. */
export const clientMethods = (container: MedusaContainer): PaymentMethod[] =>
  paymentMethods(container).filter(({ isOffered }) => isOffered)

export const chosenMethod = (container: MedusaContainer, code?: string): PaymentMethod | undefined =>
  code === undefined
    ? offeredMethods(container)[0]
    : clientMethods(container).find((method) => method.code === code)

export const methodWithSavedCards = (
  container: MedusaContainer,
): (PaymentMethod & { savedMethods: SavedMethods }) | undefined =>
  paymentMethods(container).find((method): method is PaymentMethod & { savedMethods: SavedMethods } =>
    Boolean(method.savedMethods),
  )

/** Returns the method that charges tokens of assistants, if the shop has one. */
export const methodWithTokens = (
  container: MedusaContainer,
): (PaymentMethod & { grantedTokens: GrantedTokens }) | undefined =>
  paymentMethods(container).find((method): method is PaymentMethod & { grantedTokens: GrantedTokens } =>
    Boolean(method.grantedTokens),
  )

/** Returns the method whose balances pay a part of an order, if the shop has one. */
export const methodWithBalances = (
  container: MedusaContainer,
): (PaymentMethod & { balances: Balances }) | undefined =>
  paymentMethods(container).find((method): method is PaymentMethod & { balances: Balances } =>
    Boolean(method.balances),
  )

/** Returns the plugin that sells what an attempt pays, or undefined if it pays a cart or an order. */
export const payablesOf = (container: MedusaContainer, id: string): Payables | undefined =>
  paymentMethods(container).find(({ payables }) => payables?.isIdOf(id))?.payables

export const methodOfProvider = (container: MedusaContainer, providerId: string): PaymentMethod | undefined =>
  paymentMethods(container).find(({ provider_id }) => provider_id === providerId)

/** Returns the method whose payment ids have the format of `id`. */
export const methodOfPayment = (container: MedusaContainer, id: string): PaymentMethod | undefined =>
  [FREE, ...paymentMethods(container)].find((method) => method.isIdOf(id))

/** Returns the method of an attempt's payment. @throws if the shop no longer has the method */
export function methodOfAttempt(
  container: MedusaContainer,
  { checkout_session_id: id, order_number }: { checkout_session_id: string | null; order_number: string },
): PaymentMethod {
  const method = id === null ? undefined : methodOfPayment(container, id)
  if (!method) throw new Error(`The payment method of order ${order_number} is not installed.`)
  return method
}

/**
 * Returns the instructions of a payment that is made later, or null if none is awaited.
 * @param due returns the amount due in cents, called only if needed
 */
export async function instructionsFor(
  container: MedusaContainer,
  { checkout_session_id: id }: Pick<Attempt, "checkout_session_id">,
  due: () => number | Promise<number>,
  language: Language,
): Promise<PaymentInstructions | null> {
  const method = id === null ? undefined : methodOfPayment(container, id)
  const awaited = method?.awaited
  if (id !== null && method?.invoiceInstructions) return method.invoiceInstructions(id, language)
  if (id === null || !awaited) return null
  const amount_cents = await due()
  return amount_cents > 0 ? awaited.instructions(id, amount_cents, language) : null
}

/**
 * Returns payments whose money a dispute withdrew, with their orders. Refunding them would pay the customer
 * twice.
 */
export async function disputesWithMoney(container: MedusaContainer): ReturnType<Disputes["listWithdrawn"]> {
  const withdrawn = await Promise.all(
    paymentMethods(container).map(async ({ disputes }) => (await disputes?.listWithdrawn()) ?? []),
  )
  return withdrawn.flat()
}
