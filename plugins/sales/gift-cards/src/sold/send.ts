import { documentKeeper } from "@bon-perroquet/api-kit/documents"
import { screenUrl, shopOrigins } from "@bon-perroquet/api-kit/http"
import { sendMail, type MailAttachment } from "@bon-perroquet/api-kit/mails"
import { dayIn } from "@bon-perroquet/checkout/transfers"
import { formatCents } from "@bon-perroquet/contract/money"
import { recentMerchant } from "@bon-perroquet/shop-settings/settings"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { codeOfPurchase } from "../codes"
import { cardOfCode, isUsable } from "../ledger"
import { GIFT_CARD_MODULE, type GiftCardModuleService } from "../modules/payment-method-gift-card"
import { inChannelOf, purchasesToSend, type Purchase } from "../purchases/purchase"
import { SOLD_TEXTS } from "../purchases/texts"

const BATCH = 50

const knexOf = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

/** Sends the receipts and cards of paid purchases whose day has come. */
export async function sendSoldCards(container: MedusaContainer): Promise<void> {
  for (const purchase of await purchasesToSend(knexOf(container), BATCH))
    await sendPurchase(container, purchase).catch((error: unknown) => {
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
      logger.error(
        `The gift card ${purchase.number} could not be sent and will be tried again: ${String(error)}`,
      )
    })
}

/** Sends what is due of a paid purchase, each e-mail once. */
export const sendPurchase = (container: MedusaContainer, purchase: Purchase): Promise<void> =>
  inChannelOf(purchase, async () => {
    if (!purchase.receipt_at) await sendReceipt(container, purchase)
    if (!purchase.sent_at && purchase.is_due) await sendCard(container, purchase)
  })

/**
 * Sends the card to its recipient, or to the buyer.
 * @returns false if its code is unknown, because the card was replaced or blocked or nobody's address is left
 */
export async function sendCard(container: MedusaContainer, purchase: Purchase): Promise<boolean> {
  const knex = knexOf(container)
  const { id, language, amount_cents, times_sent } = purchase
  const [to, giver] = [purchase.recipient_email ?? purchase.buyer_email, purchase.giver_name ?? ""]
  const { codeSecret } = container.resolve<GiftCardModuleService>(GIFT_CARD_MODULE)
  const code = codeOfPurchase(id, codeSecret)
  const card = await cardOfCode(knex, codeSecret, code)
  if (!to || !card || card.id !== purchase.account_id || !isUsable(card)) return false
  const { name: shop } = await recentMerchant(container)
  const texts = SOLD_TEXTS[language]
  const { labels } = texts
  const amount = formatCents(amount_cents, language)
  const until: [string, string][] = card.expires_at ? [[labels.until, dayIn(language, card.expires_at)]] : []
  await sendMail(container, {
    ...{ to, language, subject: texts.card.subject(giver), key: `gift-card:${id}:card-${times_sent + 1}` },
    content: {
      greeting: texts.hello(purchase.recipient_name ?? ""),
      paragraphs: [
        texts.card.text(giver, amount, shop),
        ...(purchase.message ? [purchase.message] : []),
        texts.card.how,
      ],
      table: { rows: [[labels.code, code], [labels.amount, amount], ...until] },
      action: { label: texts.card.action, url: screenUrl(container, language, "/") },
      ...(purchase.recipient_email && { footer: texts.card.footer }),
    },
    attachments: await printed(container, purchase, { shop, amount, code, until }),
  })
  await knex("gift_card_purchase")
    .where({ id })
    .update({ sent_at: knex.fn.now(), times_sent: times_sent + 1 })
  return true
}

/** Returns the card as PDF, or nothing if no plugin prints documents. */
async function printed(
  container: MedusaContainer,
  { language, giver_name, recipient_name, message }: Purchase,
  { until, ...card }: { shop: string; amount: string; code: string; until: [string, string][] },
): Promise<MailAttachment[]> {
  const { title, labels, printed } = SOLD_TEXTS[language]
  const pdf = await documentKeeper()?.printCard({
    ...{ ...card, language, title, message },
    facts: [[labels.to, recipient_name ?? ""], [labels.from, giver_name ?? ""], ...until],
    note: printed(new URL(shopOrigins(container)[0] ?? "http://localhost").host),
  })
  return pdf
    ? [{ filename: "gift-card.pdf", content_type: "application/pdf", base64: pdf.toString("base64") }]
    : []
}

async function sendReceipt(container: MedusaContainer, purchase: Purchase): Promise<void> {
  const knex = knexOf(container)
  const { id, number, language, amount_cents, buyer_email: to, recipient_email, send_on } = purchase
  const texts = SOLD_TEXTS[language]
  const { labels, receipt } = texts
  if (to)
    await sendMail(container, {
      ...{ to, language, subject: receipt.subject(number), key: `gift-card:${id}:receipt` },
      content: {
        greeting: texts.hello(purchase.giver_name ?? ""),
        paragraphs: [
          recipient_email ? receipt.toRecipient(recipient_email) : receipt.toBuyer,
          receipt.vat,
          receipt.withdrawal,
        ],
        table: {
          rows: [
            [labels.number, number],
            [labels.amount, formatCents(amount_cents, language)],
            [labels.to, purchase.recipient_name ?? ""],
            [labels.sent, send_on ? dayIn(language, new Date(`${send_on}T12:00:00Z`)) : texts.atOnce],
          ],
        },
      },
    })
  await knex("gift_card_purchase").where({ id }).update({ receipt_at: knex.fn.now() })
}
