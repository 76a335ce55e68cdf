import { formatCents } from "@bon-perroquet/contract/money"
import { DEFAULT_LANGUAGE } from "@bon-perroquet/contract/sets"
import { merchantAddress, sendMail } from "@bon-perroquet/mail/outbox"
import { screenUrl } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { TEXTS } from "./texts"

/** E-mails the merchant about a failed refund, once per `key`. */
export async function mailMerchant(
  container: MedusaContainer,
  { order_number, email }: { order_number: string; email: string },
  key: string,
  cents: number,
): Promise<void> {
  const texts = TEXTS[DEFAULT_LANGUAGE]
  const {
    subject,
    paragraphs,
    action = "",
  } = texts.merchantRefundFailed(order_number, formatCents(cents, DEFAULT_LANGUAGE), email)
  await sendMail(container, {
    to: await merchantAddress(container),
    language: DEFAULT_LANGUAGE,
    subject,
    key: `refund-to-see-to:${key}`,
    content: {
      greeting: texts.greeting(""),
      paragraphs,
      action: { label: action, url: screenUrl(container, DEFAULT_LANGUAGE, "/admin") },
    },
  })
}
