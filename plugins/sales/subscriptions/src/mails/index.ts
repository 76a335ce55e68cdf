import { createHash } from "node:crypto"
import { formatCents } from "@bon-perroquet/contract/money"
import { DEFAULT_LANGUAGE } from "@bon-perroquet/contract/sets"
import { merchantAddress, sendMail } from "@bon-perroquet/mail/outbox"
import { shopSnapshot } from "@bon-perroquet/shop-api/catalogue"
import type { MedusaContainer } from "@medusajs/framework/types"
import { baseOrder, deliveredGoods } from "../cart"
import { exchangeOf } from "../goods"
import { dayIn, TEXTS, type Block } from "../letters"
import type { Repeat, Run } from "../modules/repeat-deliveries"
import { repeatsOf } from "../offer"
import { announcedCents } from "../rules"
import { write } from "./write"

export { writeChange, writeKey, writeUndone } from "./changes"

/** E-mails the first delivery date, and how to change or end the subscription. */
export const writeBegun = (container: MedusaContainer, repeat: Repeat): Promise<void> =>
  write(container, repeat, {
    worded: (language) => ({
      mail: "repeat_begun",
      values: { weeks: String(repeat.weeks), day: dayIn(language, repeat.next_on) },
    }),
    letter: (texts, language) => texts.begun(repeat.weeks, dayIn(language, repeat.next_on)),
    key: "begun",
  })

const destinationKey = ({ destination }: Repeat): string =>
  destination
    ? `:${createHash("sha256").update(JSON.stringify(destination)).digest("base64url").slice(0, 12)}`
    : ""

type Announced = Run & { total_cents: number }

/** Prices of an announced delivery, as its invoice will show them. */
export interface Figures {
  /** Price in cents of each variant's quantity after discounts, by variant id. */
  charged: ReadonlyMap<string, number>
  is_exempt: boolean
}

/**
 * E-mails day, goods and total of the next delivery before the charge. Names replacements of missing goods, and the
 * last total if the new one is higher.
 */
export async function writeAnnouncement(
  container: MedusaContainer,
  repeat: Repeat,
  run: Announced,
  { charged, is_exempt }: Figures,
): Promise<void> {
  const snapshot = await shopSnapshot(container)
  const { percent } = repeatsOf(container).offer
  await write(container, repeat, {
    worded: (language) => ({
      mail: "repeat_announced",
      values: { day: dayIn(language, run.act_on), amount: formatCents(run.total_cents, language) },
    }),
    letter: (texts, language) => {
      const euro = (cents: number) => formatCents(cents, language)
      const { last_total_cents: last } = repeat
      const letter = texts.announced(dayIn(language, run.act_on), euro(run.total_cents))
      const instead = (run.replaced ?? []).map((one) => {
        const { missing, comes, now, before } = exchangeOf(snapshot, one, { percent, language })
        return texts.instead(missing, comes, euro(now), before < now ? euro(before) : null)
      })
      const isDearer = last > 0 && run.total_cents > last
      const rise = isDearer ? [texts.rise(euro(last), euro(run.total_cents))] : []
      return { ...letter, paragraphs: [...letter.paragraphs, ...instead, ...rise] }
    },
    table: async (texts, language) => {
      const goods = await deliveredGoods(container, run, language)
      const { lines, delivery_cents } = announcedCents(goods, charged, run.total_cents)
      const named = goods.map(({ quantity, name }, index): [string, string] => [
        `${quantity} × ${name}`,
        formatCents(lines[index] ?? 0, language),
      ])
      return {
        rows: [
          ...named,
          [texts.delivery, formatCents(delivery_cents, language)],
          [is_exempt ? texts.totalWithoutVat : texts.total, formatCents(run.total_cents, language)],
        ],
      }
    },
    key: `announced:${run.id}:${run.act_on}:${run.total_cents}${destinationKey(repeat)}`,
  })
}

export const writeMissing = (
  container: MedusaContainer,
  repeat: Repeat,
  run: Run,
  { name, waits }: { name: string; waits: boolean },
): Promise<void> =>
  write(container, repeat, {
    worded: () => ({ mail: waits ? "repeat_waits" : "repeat_skipped", values: { product: name } }),
    letter: (texts) => (waits ? texts.waits(name) : texts.skipped(name)),
    key: `missing:${run.id}:${waits ? `waits:${run.act_on}` : "skipped"}`,
  })

/** E-mails a refused charge. @param again day of the next attempt, or null if the subscription is paused */
export const writeRefused = (
  container: MedusaContainer,
  repeat: Repeat,
  run: Run,
  again: string | null,
): Promise<void> =>
  write(container, repeat, {
    worded: () => ({ mail: again ? "repeat_refused" : "repeat_paused", values: {} }),
    letter: (texts, language) => (again ? texts.refused(dayIn(language, again)) : texts.givenUp),
    key: `refused:${run.id}:${run.tries}`,
  })

/**
 * E-mails the customer which change is needed, and the merchant that a delivery waits. `writeRefused` is for
 * refusals by the bank.
 */
export async function writeBlocked(
  container: MedusaContainer,
  repeat: Repeat,
  run: Run,
  reason: Block,
): Promise<void> {
  const key = `blocked:${run.id}:${reason}`
  await write(container, repeat, { letter: (texts) => texts.blocked[reason], key })
  const order = await baseOrder(container, repeat)
  const texts = TEXTS[DEFAULT_LANGUAGE]
  const number = order.custom_display_id ?? String(order.display_id)
  await sendMail(container, {
    ...{ to: await merchantAddress(container), language: DEFAULT_LANGUAGE, key: `merchant:${key}` },
    subject: texts.toMerchant(reason, repeat.email, number).subject,
    content: {
      greeting: texts.greeting(""),
      paragraphs: texts.toMerchant(reason, repeat.email, number).paragraphs,
    },
  })
}

export const writeEnded = (container: MedusaContainer, repeat: Repeat): Promise<void> =>
  write(container, repeat, {
    worded: () => ({ mail: "repeat_ended", values: {} }),
    letter: (texts) => texts.ended,
    key: "ended",
    isOver: true,
  })
