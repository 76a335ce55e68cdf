import { screenUrl } from "@bon-perroquet/api-kit/http"
import { nameInMail, sendMail } from "@bon-perroquet/api-kit/mails"
import { channelWithCode, inChannel } from "@bon-perroquet/contract/channels"
import { formatCents } from "@bon-perroquet/contract/money"
import { FORMAT_LOCALE_OF } from "@bon-perroquet/contract/sets"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { QuoteRow } from "../quotes/rows"
import { linesIn } from "../quotes/views"
import { TEXTS } from "./texts"

/** Sends the customer the offer, or that the shop makes none, in the language of the request. */
export async function mailAnswer(container: MedusaContainer, quote: QuoteRow): Promise<void> {
  const { id, email, name, language, answer, valid_until, price_list_id, channel } = quote
  if (email === null) return
  const isOffer = quote.state === "offered" && valid_until !== null
  const texts = TEXTS[language]
  const { subject, paragraphs } = isOffer ? texts.offered(dayIn(quote)) : texts.declined
  const lines = isOffer ? await linesIn(container, quote, language) : []
  const rows = lines.flatMap(({ name: goods, quantity, net_cents }): [string, string][] =>
    net_cents === null ? [] : [[`${quantity} × ${goods}`, formatCents(net_cents, language)]],
  )
  await inChannel(channelWithCode(channel ?? ""), () =>
    sendMail(container, {
      ...{ to: email, language, subject },
      key: `quote:${id}:${isOffer ? price_list_id : "declined"}`,
      content: {
        greeting: texts.greeting(nameInMail(name)),
        paragraphs: [...paragraphs, ...(answer ? [answer] : [])],
        ...(rows.length > 0 && { table: { rows } }),
        action: { label: texts.action, url: screenUrl(container, language, "/profile?tab=orders") },
      },
    }),
  )
}

const dayIn = ({ valid_until, language }: QuoteRow): string =>
  new Intl.DateTimeFormat(FORMAT_LOCALE_OF[language], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(valid_until ?? 0),
  )
