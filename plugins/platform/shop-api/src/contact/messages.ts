import { type contactSchema, DEFAULT_LANGUAGE, languageName, type Language } from "@bon-perroquet/contract"
import type { Mail } from "@bon-perroquet/api-kit/mails"
import type { z } from "zod"
import { CONTACT_TEXTS } from "./texts"

type Contact = z.output<typeof contactSchema>
type Row = [label: string, value: string]

const orderRow = (label: string, orderNumber: string | undefined): Row[] =>
  orderNumber ? [[label, orderNumber]] : []

/** Returns the e-mail to the merchant in the default language. Replies go to the sender. */
export function forwardedMessage(contact: Contact, language: Language, merchant: string): Mail {
  const { topics, forwarded } = CONTACT_TEXTS[DEFAULT_LANGUAGE]
  const { name, email, topic, order_number, message } = contact
  const { rows } = forwarded
  return {
    to: merchant,
    reply_to: email,
    language: DEFAULT_LANGUAGE,
    subject: forwarded.subject(topics[topic], name),
    content: {
      paragraphs: [forwarded.intro(name), message],
      table: {
        rows: [
          [rows.from, `${name} (${email})`],
          [rows.topic, topics[topic]],
          ...orderRow(rows.order, order_number),
          [rows.language, languageName(language, DEFAULT_LANGUAGE)],
        ],
      },
      footer: forwarded.footer,
    },
  }
}

/**
 * Returns the receipt to the sender. It contains no free text, because anyone could enter any address and send it a
 * message through the shop.
 */
export function contactReceipt({ email, topic, order_number }: Contact, language: Language): Mail {
  const { topics, receipt } = CONTACT_TEXTS[language]
  const { subject, greeting, paragraphs, rows, footer } = receipt
  return {
    to: email,
    language,
    subject,
    content: {
      greeting,
      paragraphs,
      table: { rows: [[rows.topic, topics[topic]], ...orderRow(rows.order, order_number)] },
      footer,
    },
  }
}
