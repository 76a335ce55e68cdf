import { sendMail, reworded, type MailLetters, type Values } from "@bon-perroquet/api-kit/mails"
import type { Language } from "@bon-perroquet/contract"
import { channelSelling, inChannel } from "@bon-perroquet/contract/channels"
import { screenUrl } from "@bon-perroquet/api-kit/http"
import { oneClickUrl } from "@bon-perroquet/api-kit/mailing-lists"
import { signedLink } from "@bon-perroquet/api-kit/signed-links"
import type { MedusaContainer } from "@medusajs/framework/types"
import { spokenNow, type RequestedSize } from "../goods"
import { TEXTS } from "./texts"

export async function mailQuestion(
  container: MedusaContainer,
  { id, email, language }: { id: string; email: string; language: Language },
  size: RequestedSize,
): Promise<void> {
  const { greeting, question } = TEXTS[language]
  const product = size.nameIn(language)
  const worded = { mail: "back_in_stock_question", language, values: { product } } as const
  const { subject, paragraphs, action, footer } = await reworded(container, worded, question(product))
  const url = signedLink(container, language, "back_in_stock", { request: id })
  await sendMail(container, {
    to: email,
    language,
    subject,
    unsubscribe_url: oneClickUrl(container, "back_in_stock", id),
    content: { greeting, paragraphs, action: { label: action, url }, footer },
  })
}

interface Alert {
  id: string
  email: string
  language: string
}

/** Sends the alert, once per request. */
export const mailReturn = (container: MedusaContainer, request: Alert, size: RequestedSize): Promise<void> =>
  inChannel(channelSelling(size.product.sold_in), () => mailInChannel(container, request, size))

async function mailInChannel(container: MedusaContainer, request: Alert, size: RequestedSize): Promise<void> {
  const language = spokenNow(request.language)
  const { greeting, isBack } = TEXTS[language]
  const product = size.nameIn(language)
  const worded = { mail: "back_in_stock", language, values: { product } } as const
  const { subject, paragraphs, action, footer } = await reworded(container, worded, isBack(product))
  const handle = encodeURIComponent(size.product.product[`handle_${language}`])
  await sendMail(container, {
    to: request.email,
    language,
    subject,
    key: `back-in-stock:${request.id}`,
    content: {
      greeting,
      paragraphs,
      action: { label: action, url: screenUrl(container, language, `/products/${handle}`) },
      footer,
    },
  })
}

const greeting = (language: Language) => TEXTS[language].greeting

/** E-mails whose beginning the merchant can edit. */
export const BACK_IN_STOCK_LETTERS = {
  back_in_stock_question: {
    letter: (language: Language, { product = "" }: Values) => TEXTS[language].question(product),
    greeting,
  },
  back_in_stock: {
    letter: (language: Language, { product = "" }: Values) => TEXTS[language].isBack(product),
    greeting,
  },
} satisfies MailLetters
