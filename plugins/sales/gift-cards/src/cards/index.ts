import { RequestLimit, refuse } from "@bon-perroquet/api-kit/http"
import { changeCart, findCartBySession } from "@bon-perroquet/shop-api/carts"
import type { Cart, Language, OwnStoreCredit } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  addChoice,
  availableOf,
  cardOfCode,
  isUsable,
  ownEntriesOf,
  removeChoice,
  storeCreditOf,
} from "../ledger"
import { GIFT_CARD_MODULE, type GiftCardModuleService } from "../modules/payment-method-gift-card"

/** Enough for typing errors. The 80 bits of a code cannot be guessed. */
export const codeLimit = new RequestLimit(Number(process.env.PROMO_CODE_RATE_LIMIT ?? 30), 10 * 60 * 1000)
export const CODES_A_TIME = "30 codes in ten minutes"

interface Session {
  sessionId: string
  language: Language
}

const knexOf = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
const moduleOf = (container: MedusaContainer) => container.resolve<GiftCardModuleService>(GIFT_CARD_MODULE)

/** Rejects the call as an unknown address if the shop offers no balances. */
export function requireBalances(container: MedusaContainer): void {
  if (!moduleOf(container).balances.isOn) throw refuse("not_found", 404)
}

/**
 * Returns the gift card with this code.
 * @throws 404 gift_card_unknown, also for a blocked or expired card, so that the answer reveals nothing about a code
 */
export async function requireCard(container: MedusaContainer, code: string) {
  requireBalances(container)
  const card = await cardOfCode(knexOf(container), moduleOf(container).codeSecret, code)
  if (!card || !isUsable(card)) throw refuse("gift_card_unknown", 404)
  return { ...card, balance_cents: await availableOf(knexOf(container), card.id) }
}

/** Uses a gift card for the cart. Idempotent. */
export async function applyCard(container: MedusaContainer, session: Session, code: string): Promise<Cart> {
  const { id } = await requireCard(container, code)
  return choose(container, session, id)
}

/** Returns the id of a customer's store credit. @throws 409 store_credit_empty */
export async function requireStoreCredit(container: MedusaContainer, customer_id: string): Promise<string> {
  requireBalances(container)
  const account = await storeCreditOf(knexOf(container), customer_id)
  if (!account || !isUsable(account) || (await availableOf(knexOf(container), account.id)) <= 0)
    throw refuse("store_credit_empty", 409)
  return account.id
}

/** Uses the signed-in customer's store credit for the cart. Idempotent. */
export const applyStoreCredit = async (
  container: MedusaContainer,
  session: Session,
  customer_id: string,
): Promise<Cart> => choose(container, session, await requireStoreCredit(container, customer_id))

async function choose(container: MedusaContainer, session: Session, account_id: string): Promise<Cart> {
  const cart = await findCartBySession(container, session.sessionId)
  if (!cart?.lines.length) throw refuse("cart_empty", 400)
  return changeCart(container, session, () => ({
    kind: "codes",
    write: (cartId) => requireChoice(container, cartId, account_id),
  }))
}

/** Uses a balance for a cart or an order. Idempotent. @throws 409 gift_card_too_many */
export async function requireChoice(
  container: MedusaContainer,
  cart_id: string,
  account_id: string,
): Promise<void> {
  if (!(await addChoice(knexOf(container), cart_id, account_id))) throw refuse("gift_card_too_many", 409)
}

/** Stops using a balance for the cart. A balance that the cart does not use has no effect. */
export async function removeBalance(
  container: MedusaContainer,
  session: Session,
  account_id: string,
): Promise<Cart> {
  requireBalances(container)
  return changeCart(container, session, () => ({
    kind: "codes",
    write: (cartId) => removeChoice(knexOf(container), cartId, account_id),
  }))
}

/** Returns the available store credit of a customer, with its entries. */
export async function ownStoreCredit(
  container: MedusaContainer,
  customer_id: string,
): Promise<OwnStoreCredit> {
  requireBalances(container)
  const knex = knexOf(container)
  const account = await storeCreditOf(knex, customer_id)
  return {
    balance_cents: account && isUsable(account) ? await availableOf(knex, account.id) : 0,
    currency: "eur",
    entries: account ? await ownEntriesOf(knex, account.id) : [],
  }
}
