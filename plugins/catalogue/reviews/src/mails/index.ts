import type { AdminQuestion, AdminReview, Language, Order, ReviewRule } from "@bon-perroquet/contract"
import {
  merchantAddress,
  sendMail,
  nameInMail,
  type MailLetters,
  type Values,
  reworded,
} from "@bon-perroquet/api-kit/mails"
import { inChannelOfOrder, orderOfBuyer } from "@bon-perroquet/api-kit/orders"
import { screenUrl } from "@bon-perroquet/api-kit/http"
import { oneClickUrl } from "@bon-perroquet/api-kit/mailing-lists"
import { signedLink } from "@bon-perroquet/api-kit/signed-links"
import { productsForSale } from "@bon-perroquet/api-kit/catalogue"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { TEXTS } from "./texts"

/** Sends an invitation, once per order. */
export const mailRequest = (
  container: MedusaContainer,
  orderId: string,
  ordered: { order: Order; language: Language },
): Promise<void> =>
  inChannelOfOrder(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), orderId, () =>
    mailInChannel(container, orderId, ordered),
  )

async function mailInChannel(
  container: MedusaContainer,
  orderId: string,
  { order, language }: { order: Order; language: Language },
): Promise<void> {
  const texts = TEXTS[language]
  const number = order.order_number
  const worded = { mail: "review_request", language, values: { number } } as const
  const { subject, paragraphs, action, footer } = await reworded(container, worded, texts.request(number))
  await sendMail(container, {
    to: order.email,
    language,
    subject,
    key: `review-request:${orderId}`,
    unsubscribe_url: oneClickUrl(container, "reviews", orderId),
    content: {
      greeting: texts.greeting(nameInMail(order.shipping_address?.first_name)),
      paragraphs,
      action: { label: action, url: signedLink(container, language, "order", { order: orderId }) },
      footer,
    },
  })
}

/** Sends a rejection once per text. Only the order's address gets a link with access to the order. */
export async function mailRefusal(
  container: MedusaContainer,
  { id, language, product_name, order_number, written_at }: AdminReview,
  rule: ReviewRule,
  to: string,
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const order = order_number && (await orderOfBuyer(knex, order_number, to))
  const url = order
    ? signedLink(container, language, "order", { order: order.id })
    : order_number && screenUrl(container, language, `/profile/orders/${order_number}`)
  const texts = TEXTS[language]
  const { subject, paragraphs, action } = texts.refused(product_name, texts.rules[rule])
  await sendMail(container, {
    ...{ to, language, subject },
    reply_to: await merchantAddress(container),
    key: `review:${id}:refused:${rule}:${written_at}`,
    content: {
      greeting: texts.greeting(""),
      paragraphs,
      ...(url && { action: { label: action, url } }),
    },
  })
}

/** Sends the answer to a question, or the reason of its rejection. Each changed answer is sent once. */
export async function mailAnswer(
  container: MedusaContainer,
  { id, language, product_id, product_name, text, reply, refusal, version }: AdminQuestion,
  to: string,
): Promise<void> {
  const texts = TEXTS[language]
  const [product] = await productsForSale(container, [product_id])
  const name = product?.[`name_${language}`] ?? product_name
  const { subject, paragraphs, action } = refusal
    ? { ...texts.question.refused(name, texts.rules[refusal]), action: undefined }
    : texts.question.answered(name, { text, reply: reply ?? "" })
  await sendMail(container, {
    ...{ to, language, subject },
    reply_to: await merchantAddress(container),
    key: `question:${id}:${version}`,
    content: {
      greeting: texts.greeting(""),
      paragraphs,
      ...(action && {
        action: { label: action, url: screenUrl(container, language, `/products/${product_id}#questions`) },
      }),
    },
  })
}

export async function mailOutcome(
  container: MedusaContainer,
  { report, to, language, product }: { report: string; to: string; language: Language; product: string },
  state: "published" | "refused",
): Promise<void> {
  const texts = TEXTS[language]
  const { subject, paragraphs } = texts.outcome[state](product)
  await sendMail(container, {
    ...{ to, language, subject },
    reply_to: await merchantAddress(container),
    key: `review-report:${report}`,
    content: { greeting: texts.greeting(""), paragraphs },
  })
}

/**
 * E-mails whose beginning the merchant can edit. Decisions are not among them, because the law prescribes their texts.
 */
export const REVIEW_LETTERS = {
  review_request: {
    letter: (language: Language, { number = "" }: Values) => TEXTS[language].request(number),
    greeting: (language: Language, name: string) => TEXTS[language].greeting(name),
  },
} satisfies MailLetters
