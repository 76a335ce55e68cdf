import { writeChanges } from "@bon-perroquet/api-kit/changes"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { GiveStoreCredit, IssueGiftCard } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { availableOf, creditCustomer, issueCard } from "../ledger"
import { GIFT_CARD_MODULE, type GiftCardModuleService } from "../modules/payment-method-gift-card"

const knexOf = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

/**
 * Issues a gift card, once per key.
 * @throws 409 gift_card_issued for a repeated key, because the code cannot be shown again; 404 without a secret
 */
export async function issueByStaff(
  container: MedusaContainer,
  by_email: string,
  { amount_cents: cents, expires_at, key, reason }: IssueGiftCard,
): Promise<{ id: string; code: string; last4: string }> {
  const { codeSecret } = container.resolve<GiftCardModuleService>(GIFT_CARD_MODULE)
  if (!codeSecret) throw refuse("not_found", 404)
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
