import { writeChanges } from "@bon-perroquet/api-kit/changes"
import { refuse } from "@bon-perroquet/api-kit/http"
import { sendMail } from "@bon-perroquet/api-kit/mails"
import { returnPayment, settle } from "@bon-perroquet/checkout/checkout"
import type { AdminBalanceDetail, SoldGiftCard } from "@bon-perroquet/contract"
import { formatCents } from "@bon-perroquet/contract/money"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { setState, writeOffWhole } from "../ledger"
import { inChannelOf, lockPurchase, purchaseOfCard, type Purchase } from "../purchases/purchase"
import { sendCard } from "./send"
import { SOLD_TEXTS } from "../purchases/texts"

const knexOf = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

type Balance = Pick<AdminBalanceDetail, "id" | "balance_cents" | "reserved_cents" | "state" | "last4">

/** Returns the purchase of a card as staff see it, or null if the shop did not sell the card. */
export async function soldAs(container: MedusaContainer, card: Balance): Promise<SoldGiftCard | null> {
  const purchase = await purchaseOfCard(knexOf(container), card.id)
  if (!purchase) return null
  const { number, amount_cents, buyer_email, giver_name, recipient_name, recipient_email, message } = purchase
  return {
    ...{ number, amount_cents, buyer_email, giver_name, recipient_name, recipient_email, message },
    ...{ language: purchase.language, send_on: purchase.send_on },
    paid_at: (purchase.paid_at ?? new Date(0)).toISOString(),
    sent_at: purchase.sent_at?.toISOString() ?? null,
    is_refundable:
      purchase.state === "paid" && card.balance_cents === amount_cents && card.reserved_cents === 0,
    refunded_at: purchase.returned_at?.toISOString() ?? null,
  }
}

async function requireSold(container: MedusaContainer, account: string): Promise<Purchase> {
  const purchase = await purchaseOfCard(knexOf(container), account)
  if (!purchase) throw refuse("not_found", 404)
  return purchase
}

/**
 * Sends a sold card again, with the same code.
 * @throws 404 not_found; 409 gift_card_not_active if the card is blocked, expired, replaced or refunded
 */
export async function sendAgain(container: MedusaContainer, by: string, account: string): Promise<void> {
  const purchase = await requireSold(container, account)
  const isSent = await inChannelOf(purchase, () => sendCard(container, purchase))
  if (!isSent) throw refuse("gift_card_not_active", 409)
  await writeChanges(knexOf(container), [
    {
      ...{ by, subject: "gift_card", subject_id: account, label: purchase.number, action: "sent" },
      ...{ before: null, after: { times_sent: purchase.times_sent + 1 } },
    },
  ])
}

/**
 * Refunds the purchase of an unspent card to the payment method of the buyer, and ends the card.
 * @throws 404 not_found; 409 gift_card_spent if a part was spent or is reserved, or the card was refunded
 */
export async function refundSold(
  container: MedusaContainer,
  by: string,
  account: string,
  reason: string,
): Promise<void> {
  const { id } = await requireSold(container, account)
  const { session, purchase } = await knexOf(container).transaction(async (transaction) => {
    const purchase = await lockPurchase(transaction, id)
    const entry = { cents: purchase?.amount_cents ?? 0, key: `returned:${id}`, reason, by_email: by }
    if (purchase?.state !== "paid" || !(await writeOffWhole(transaction, account, entry)))
      throw refuse("gift_card_spent", 409)
    await setState(transaction, account, "blocked")
    await transaction("gift_card_purchase")
      .where({ id })
      .update({ state: "returned", returned_at: transaction.fn.now() })
    await writeChanges(transaction, [
      {
        ...{ by, subject: "gift_card", subject_id: account, label: purchase.number, action: "refunded" },
        ...{ before: null, after: { amount_cents: purchase.amount_cents, reason } },
      },
    ])
    return { purchase, session: await returnPayment(transaction, id) }
  })
  await mailReturned(container, purchase)
  // The reconciliation repeats a refund that fails now.
  if (session)
    await settle(container, session).catch((error: unknown) => {
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
      logger.warn(`The refund of gift card ${purchase.number} will be tried again: ${String(error)}`)
    })
}

async function mailReturned(container: MedusaContainer, purchase: Purchase): Promise<void> {
  const { id, buyer_email: to, language, number, amount_cents, giver_name } = purchase
  const { hello, returned } = SOLD_TEXTS[language]
  if (!to) return
  await inChannelOf(purchase, () =>
    sendMail(container, {
      ...{ to, language, subject: returned.subject(number), key: `gift-card:${id}:returned` },
      content: {
        greeting: hello(giver_name ?? ""),
        paragraphs: [returned.text(formatCents(amount_cents, language))],
      },
    }),
  )
}
