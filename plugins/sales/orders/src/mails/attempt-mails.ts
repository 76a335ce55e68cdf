import { formatCents } from "@bon-perroquet/contract/money"
import { DEFAULT_LANGUAGE, languageOf } from "@bon-perroquet/contract/sets"
import { sendMail } from "@bon-perroquet/mail/outbox"
import { reworded } from "@bon-perroquet/mail/wording"
import { screenUrl } from "@bon-perroquet/api-kit/http"
import type { Attempt } from "@bon-perroquet/checkout/modules/checkout"
import type { MedusaContainer } from "@medusajs/framework/types"
import { mailMerchant } from "./merchant-mails"
import { TEXTS } from "./texts"

/** Notifies the buyer, once per refund, that a payment could not become an order and is refunded. */
export const mailGivenBack = (
  container: MedusaContainer,
  attempt: Attempt,
  refundId: string,
): Promise<void> =>
  mailAbout(
    container,
    attempt,
    attempt.pays_order_id === null ? "givenBack" : "notNeeded",
    `given-back:${refundId}`,
  )

/** Notifies buyer and merchant that the refund of a payment without an order failed. */
export async function mailFailedGivingBack(container: MedusaContainer, attempt: Attempt): Promise<void> {
  await mailAbout(container, attempt, "refundFailed", "refund-failed")
  await mailMerchant(container, attempt, attempt.id, attempt.amount_cents)
}

const NAMES = {
  givenBack: "given_back",
  notNeeded: "not_needed",
  refundFailed: "refund_failed",
} as const

async function mailAbout(
  container: MedusaContainer,
  { id, email, order_number, amount_cents, session_params }: Attempt,
  what: keyof typeof NAMES,
  name: string,
): Promise<void> {
  if (!email) return // The e-mail address is unknown if the payment page was lost.
  const language = languageOf(String(session_params["locale"])) ?? DEFAULT_LANGUAGE
  const texts = TEXTS[language]
  const amount = formatCents(amount_cents, language)
  const { subject, paragraphs } = await reworded(
    container,
    { mail: NAMES[what], language, values: { number: order_number, amount } },
    texts[what](order_number, amount),
  )
  await sendMail(container, {
    to: email,
    language,
    subject,
    key: `attempt:${id}:${name}`,
    content: {
      greeting: texts.greeting(""),
      paragraphs,
      action: { label: texts.givenBack("", "").action ?? "", url: screenUrl(container, language, "/") },
    },
  })
}
