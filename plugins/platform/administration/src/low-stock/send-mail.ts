import { DEFAULT_LANGUAGE, type Language } from "@bon-perroquet/contract/sets"
import { merchantAddress, sendMail } from "@bon-perroquet/mail/outbox"
import { screenUrl } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { lowSizes, type LowSize } from "./low-sizes"
import { forgetOver, noteLow, markNotified, unmailedSizes } from "./notices"

const MAX_NAMED = 30
const ZONE = "Europe/Brussels"
const HOUR = 7

function belgianTime(moment: Date): { day: string; hour: number } {
  const format = { dateStyle: "short", timeStyle: "short", timeZone: ZONE } as const
  const [day = "", time = ""] = new Intl.DateTimeFormat("sv-SE", format).format(moment).split(" ")
  return { day, hour: Number(time.slice(0, 2)) }
}

/** Sends a daily e-mail. The next run continues interrupted work, and the e-mail's key prevents duplicates. */
export async function mailLowStock(container: MedusaContainer): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { day, hour } = belgianTime(new Date())
  const low = await lowSizes(container, DEFAULT_LANGUAGE)
  if (hour >= HOUR)
    await noteLow(
      knex,
      low.map(({ variant_id }) => variant_id),
      day,
    )
  for (const [notice, ids] of await unmailedSizes(knex)) {
    const still = low.filter(({ variant_id }) => ids.includes(variant_id))
    if (still.length > 0) await mail(container, notice, still)
    await markNotified(knex, notice)
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

interface Texts {
  greeting: string
  subject: (count: number) => string
  text: (count: number) => string
  left: (count: number) => string
  more: (count: number) => string
  action: string
}

const TEXTS: Record<Language, Texts> = {
  fr: {
    greeting: "Bonjour,",
    subject: (count) => (count === 1 ? "Un article bientôt épuisé" : `${count} articles bientôt épuisés`),
    text: (count) =>
      count === 1
        ? "Le stock de cet article vient de passer sous son seuil."
        : "Le stock de ces articles vient de passer sous leur seuil.",
    left: (count) => (count <= 0 ? "épuisé" : count === 1 ? "1 unité" : `${count} unités`),
    more: (count) => (count === 1 ? "Et un autre article." : `Et ${count} autres articles.`),
    action: "Voir les produits",
  },
  nl: {
    greeting: "Dag,",
    subject: (count) =>
      count === 1 ? "Eén artikel bijna uitverkocht" : `${count} artikelen bijna uitverkocht`,
    text: (count) =>
      count === 1
        ? "De voorraad van dit artikel is onder de drempel gezakt."
        : "De voorraad van deze artikelen is onder de drempel gezakt.",
    left: (count) => (count <= 0 ? "uitverkocht" : count === 1 ? "1 stuk" : `${count} stuks`),
    more: (count) => (count === 1 ? "En nog één artikel." : `En nog ${count} artikelen.`),
    action: "Naar de producten",
  },
  en: {
    greeting: "Hello,",
    subject: (count) => (count === 1 ? "One article is running low" : `${count} articles are running low`),
    text: (count) =>
      count === 1
        ? "The stock of this article has fallen to its threshold."
        : "The stock of these articles has fallen to their thresholds.",
    left: (count) => (count <= 0 ? "sold out" : count === 1 ? "1 unit" : `${count} units`),
    more: (count) => (count === 1 ? "And one more article." : `And ${count} more articles.`),
    action: "See the products",
  },
  de: {
    greeting: "Guten Tag,",
    subject: (count) =>
      count === 1 ? "Ein Artikel ist bald ausverkauft" : `${count} Artikel sind bald ausverkauft`,
    text: (count) =>
      count === 1
        ? "Der Bestand dieses Artikels hat seine Schwelle erreicht."
        : "Der Bestand dieser Artikel hat ihre Schwelle erreicht.",
    left: (count) => (count <= 0 ? "ausverkauft" : count === 1 ? "1 Stück" : `${count} Stück`),
    more: (count) => (count === 1 ? "Und ein weiterer Artikel." : `Und ${count} weitere Artikel.`),
    action: "Zu den Produkten",
  },
}
