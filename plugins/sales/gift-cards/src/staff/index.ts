import { writeChanges } from "@bon-perroquet/api-kit/changes"
import { refuse } from "@bon-perroquet/api-kit/http"
import type {
  AdminBalanceDetail,
  BalanceStateChange,
  GiveStoreCredit,
  IssueGiftCard,
  TopUpGiftCard,
} from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import {
  availableOf,
  creditCustomer,
  issueCard,
  readBalance,
  replaceCard,
  setState,
  topUpCard,
} from "../ledger"
import { soldAs } from "../sold"
import { GIFT_CARD_MODULE, type GiftCardModuleService } from "../modules/payment-method-gift-card"

const knexOf = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

/** @throws 404 without a secret, because no code can be stored */
function requireSecret(container: MedusaContainer): string {
  const { codeSecret } = container.resolve<GiftCardModuleService>(GIFT_CARD_MODULE)
  if (!codeSecret) throw refuse("not_found", 404)
  return codeSecret
}

/**
 * Issues a gift card, once per key.
 * @throws 409 gift_card_issued for a repeated key, because the code cannot be shown again; 404 without a secret
 */
export async function issueByStaff(
  container: MedusaContainer,
  by_email: string,
  { amount_cents: cents, expires_at, key, reason }: IssueGiftCard,
): Promise<{ id: string; code: string; last4: string }> {
  const codeSecret = requireSecret(container)
  return knexOf(container).transaction(async (transaction) => {
    const card = await issueCard(transaction, codeSecret, {
      ...{ cents, key: `staff:${key}`, reason, by_email },
      expires_at: expires_at === undefined ? null : new Date(expires_at),
    })
    if (!card) throw refuse("gift_card_issued", 409)
    const { id, last4 } = card
    await writeChanges(transaction, [
      {
        ...{ by: by_email, subject: "gift_card", subject_id: id, label: last4, action: "created" },
        ...{ before: null, after: { amount_cents: cents, reason } },
      },
    ])
    return card
  })
}

/** Adds store credit to a customer, once per key. @returns the available balance */
export async function creditByStaff(
  container: MedusaContainer,
  by_email: string,
  { customer_id, amount_cents: cents, key, reason }: GiveStoreCredit,
): Promise<number> {
  const [customer] = await container
    .resolve(Modules.CUSTOMER)
    .listCustomers({ id: customer_id, has_account: true })
  if (!customer) throw refuse("customer_not_found", 404)
  const knex = knexOf(container)
  const credit = await knex.transaction(async (transaction) => {
    const credited = await creditCustomer(transaction, customer_id, {
      ...{ cents, key: `staff:${key}`, reason, by_email },
    })
    if (credited.isNew)
      await writeChanges(transaction, [
        {
          ...{ by: by_email, subject: "gift_card", subject_id: credited.id, label: customer.email },
          ...{ action: "created", before: null, after: { amount_cents: cents, reason } },
        },
      ])
    return credited
  })
  return availableOf(knex, credit.id)
}

/** @throws 404 not_found */
export async function requireBalance(container: MedusaContainer, id: string): Promise<AdminBalanceDetail> {
  const balance = await readBalance(knexOf(container), id)
  if (!balance) throw refuse("not_found", 404)
  return { ...balance, sold: await soldAs(container, balance) }
}

function refusalOf(refused: "unknown" | "replaced" | "not_active") {
  if (refused === "unknown") return refuse("not_found", 404)
  return refuse(refused === "replaced" ? "gift_card_replaced" : "gift_card_not_active", 409)
}

/** Adds money to a gift card, once per key. @throws 404 not_found, 409 gift_card_not_active */
export async function topUpByStaff(
  container: MedusaContainer,
  by_email: string,
  id: string,
  { amount_cents: cents, key, reason }: TopUpGiftCard,
): Promise<AdminBalanceDetail> {
  await knexOf(container).transaction(async (transaction) => {
    const outcome = await topUpCard(transaction, id, { cents, key, reason, by_email })
    if ("refused" in outcome) throw refusalOf(outcome.refused)
    if (outcome.isNew)
      await writeChanges(transaction, [
        {
          ...{
            by: by_email,
            subject: "gift_card",
            subject_id: id,
            label: outcome.last4,
            action: "topped_up",
          },
          ...{ before: null, after: { amount_cents: cents, reason } },
        },
      ])
  })
  return requireBalance(container, id)
}

/** Blocks or unblocks a balance. @throws 404 not_found, 409 gift_card_replaced */
export async function setStateByStaff(
  container: MedusaContainer,
  by_email: string,
  id: string,
  { state, reason }: BalanceStateChange,
): Promise<AdminBalanceDetail> {
  const label = await labelOf(container, id)
  await knexOf(container).transaction(async (transaction) => {
    const before = await setState(transaction, id, state)
    if ("refused" in before) throw refusalOf(before.refused)
    if (before.state !== state)
      await writeChanges(transaction, [
        {
          ...{ by: by_email, subject: "gift_card", subject_id: id, label, action: "state" },
          ...{ before: { state: before.state }, after: { state, reason } },
        },
      ])
  })
  return requireBalance(container, id)
}

const labelOf = async (container: MedusaContainer, id: string): Promise<string> => {
  const { last4, customer } = await requireBalance(container, id)
  return last4 ?? customer?.email ?? customer?.id ?? id
}

/**
 * Issues a new code for a lost card and closes the old one.
 * @throws 404 not_found, 409 gift_card_replaced for a repeated call, because the code cannot be shown again
 */
export async function replaceByStaff(
  container: MedusaContainer,
  by_email: string,
  id: string,
  reason: string,
): Promise<{ id: string; code: string; last4: string }> {
  const codeSecret = requireSecret(container)
  return knexOf(container).transaction(async (transaction) => {
    const outcome = await replaceCard(transaction, codeSecret, id, { reason, by_email })
    if ("refused" in outcome) throw refusalOf(outcome.refused)
    const { replaced_last4, cents, ...card } = outcome
    const about = { by: by_email, subject: "gift_card" } as const
    await writeChanges(transaction, [
      {
        ...{ ...about, subject_id: id, label: replaced_last4, action: "replaced" },
        ...{ before: null, after: { by_card: card.last4, reason } },
      },
      {
        ...{ ...about, subject_id: card.id, label: card.last4, action: "created" },
        ...{ before: null, after: { amount_cents: cents, replaces: replaced_last4, reason } },
      },
    ])
    return card
  })
}
