import { formatCents } from "@bon-perroquet/contract/money"
import type { Language } from "@bon-perroquet/languages/locales"
import { nameInMail, sendMail, type MailContent } from "@bon-perroquet/mail/outbox"
import { signedLink } from "@bon-perroquet/shop-api/signed-links"
import type { MedusaContainer } from "@medusajs/framework/types"
import { baseOrder, deliveredGoods, languageOfOrder } from "../cart"
import type { Repeat, Run } from "../modules/repeat-deliveries"
import { dayIn, TEXTS, type Letter, type Texts } from "./texts"

interface Written {
  letter: (texts: Texts, language: Language) => Letter
  table?: (texts: Texts, language: Language) => Promise<MailContent["table"]>
  /** Each is sent once. */
  key: string
}

const LINKS = ["skip", "change", "pause", "end"] as const

/** A message about a repeat delivery, with all that its owner may do by one press. */
async function write(
  container: MedusaContainer,
  repeat: Repeat,
  { letter, table, key }: Written,
): Promise<void> {
  const order = await baseOrder(container, repeat)
  const language = languageOfOrder(order)
  const texts = TEXTS[language]
  const { subject, paragraphs, action } = letter(texts, language)
  const url = signedLink(container, language, "repeat", { repeat: repeat.id })
  await sendMail(container, {
    ...{ to: repeat.email, language, subject },
    key: `repeat:${repeat.id}:${key}`,
    content: {
      greeting: texts.greeting(nameInMail(order.shipping_address?.first_name)),
      paragraphs,
      table: await table?.(texts, language),
      action: { label: action, url },
      links: LINKS.map((link) => ({ label: texts.links[link], url: `${url}&do=${link}` })),
      footer: texts.footer,
    },
  })
}

/** It begins: when the first one comes, how it is changed and ended. */
export const writeBegun = (container: MedusaContainer, repeat: Repeat): Promise<void> =>
  write(container, repeat, {
    letter: (texts, language) => texts.begun(repeat.weeks, dayIn(language, repeat.next_on)),
    key: "begun",
  })

type Announced = Run & { total_cents: number }

/** What comes in three days, at which price; that it costs more than last time is named. */
export const writeAnnouncement = (
  container: MedusaContainer,
  repeat: Repeat,
  run: Announced,
): Promise<void> =>
  write(container, repeat, {
    letter: (texts, language) => {
      const euro = (cents: number) => formatCents(cents, language)
      const { last_total_cents: last } = repeat
      const letter = texts.announced(dayIn(language, run.act_on), euro(run.total_cents))
      if (!last || run.total_cents <= last) return letter
      const rise = texts.rise(euro(last), euro(run.total_cents))
      return { ...letter, paragraphs: [...letter.paragraphs, rise] }
    },
    table: async (texts, language) => {
      const goods = await deliveredGoods(container, run, language)
      const named = goods.map(({ name, quantity, line_total_cents, discount_cents }): [string, string] => [
        `${quantity} × ${name}`,
        formatCents(line_total_cents - discount_cents, language),
      ])
      return { rows: [...named, [texts.total, formatCents(run.total_cents, language)]] }
    },
    key: `announced:${run.id}:${run.act_on}:${run.total_cents}`,
  })

/** Something is not there: it is waited for, or the delivery is left out. */
export const writeMissing = (
  container: MedusaContainer,
  repeat: Repeat,
  run: Run,
  { name, waits }: { name: string; waits: boolean },
): Promise<void> =>
  write(container, repeat, {
    letter: (texts) => (waits ? texts.waits(name) : texts.skipped(name)),
    key: `missing:${run.id}:${waits ? "waits" : "skipped"}`,
  })

/** The charge was refused: how to pay, and when it is tried again. @param again null: it is paused instead */
export const writeRefused = (
  container: MedusaContainer,
  repeat: Repeat,
  run: Run,
  again: string | null,
): Promise<void> =>
  write(container, repeat, {
    letter: (texts, language) => (again ? texts.refused(dayIn(language, again)) : texts.givenUp),
    key: `refused:${run.id}:${run.tries}`,
  })
