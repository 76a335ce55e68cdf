import { DEFAULT_LANGUAGE } from "@bon-perroquet/languages/locales"
import { merchantAddress, sendMail } from "@bon-perroquet/mail/outbox"
import { screenUrl } from "@bon-perroquet/shop-api/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { lowSizes, type LowSize } from "./low-sizes"
import { forgetOver, noteLow, noteTold, untold } from "./notices"
import { TEXTS } from "./texts"

const MAX_NAMED = 30
const ZONE = "Europe/Brussels"
/** Hour of the e-mail in Belgium. */
const HOUR = 7

function belgianTime(moment: Date): { day: string; hour: number } {
  const format = { dateStyle: "short", timeStyle: "short", timeZone: ZONE } as const
  const [day = "", time = ""] = new Intl.DateTimeFormat("sv-SE", format).format(moment).split(" ")
  return { day, hour: Number(time.slice(0, 2)) }
}

/**
 * Sends the merchant's daily e-mail about newly low sizes. If a process stops, the next run continues. The
 * e-mail's key prevents duplicates.
 */
export async function tellLowStock(container: MedusaContainer): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { day, hour } = belgianTime(new Date())
  const low = await lowSizes(container, DEFAULT_LANGUAGE)
  if (hour >= HOUR)
    await noteLow(
      knex,
      low.map(({ variant_id }) => variant_id),
      day,
    )
  for (const [told, ids] of await untold(knex)) {
    const still = low.filter(({ variant_id }) => ids.includes(variant_id))
    if (still.length > 0) await mail(container, told, still)
    await noteTold(knex, told)
  }
  await forgetOver(knex)
}

async function mail(container: MedusaContainer, day: string, low: readonly LowSize[]): Promise<void> {
  const texts = TEXTS[DEFAULT_LANGUAGE]
  const unnamed = low.length - MAX_NAMED
  await sendMail(container, {
    to: await merchantAddress(container),
    language: DEFAULT_LANGUAGE,
    subject: texts.subject(low.length),
    key: `low-stock:${day}`,
    content: {
      greeting: texts.greeting,
      paragraphs: [texts.text(low.length), ...(unnamed > 0 ? [texts.more(unnamed)] : [])],
      table: {
        rows: low.slice(0, MAX_NAMED).map(({ name, stock }): [string, string] => [name, texts.left(stock)]),
      },
      action: {
        label: texts.action,
        url: screenUrl(container, DEFAULT_LANGUAGE, "/admin/products?low=true&sort=stock"),
      },
    },
  })
}
