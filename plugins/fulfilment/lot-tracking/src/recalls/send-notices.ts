import { inChannelOfOrder } from "@bon-perroquet/api-kit/orders"
import { DEFAULT_LANGUAGE, type Lot } from "@bon-perroquet/contract"
import { languageOf, type Language } from "@bon-perroquet/contract/sets"
import {
  merchantAddress,
  nameInMail,
  reworded,
  sendMail,
  undeliveredMails,
} from "@bon-perroquet/api-kit/mails"
import { goodsName } from "@bon-perroquet/api-kit/catalogue"
import { signedLink } from "@bon-perroquet/api-kit/signed-links"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { readLot } from "../lots"
import { RECALL_LETTERS } from "./letters"
import { orLog } from "./or-log"
import { recipientsOf, type Recipient } from "./recipients"
import { dayIn, textsIn } from "./texts"

/** Maximum number of notices per run. The next run continues. */
const LIMIT = 200
/** Days in which a notice's message is followed. Shorter than the time for which the outbox stores messages. */
const FOLLOWED_DAYS = 20

interface Notice {
  id: string
  lot_id: string
  email: string
  language: string
  recall_reasons: Record<string, string> | null
}

const DUE = `
  SELECT notice.id, notice.lot_id, notice.email, notice.language, lot.recall_reasons
  FROM lot_recall_notice notice JOIN lot ON lot.id = notice.lot_id
  WHERE notice.told_at IS NULL ORDER BY notice.updated_at, notice.lot_id, notice.id LIMIT ${LIMIT}`

const keyOf = ({ id }: Pick<Notice, "id">): string => `recall:${id}`

/**
 * Sends recall notices that are due. The message's key prevents duplicates. A notice that fails does not stop the
 * others: it is logged, and the next run tries it after them.
 */
export async function sendNotices(container: MedusaContainer): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: Notice[] }>(DUE)
  const byLot = new Map<string, { lot: Lot; recipients: Recipient[] }>()
  for (const notice of rows) {
    const { id, lot_id } = notice
    const isSent = await orLog(container, `The recall notice ${id} could not be sent`, async () => {
      const about = byLot.get(lot_id) ?? {
        lot: await readLot(knex, lot_id),
        recipients: await recipientsOf(knex, lot_id),
      }
      byLot.set(lot_id, about)
      const mine = about.recipients.filter(({ email }) => email.toLowerCase() === notice.email)
      const send = () => sendNotice(container, notice, about.lot, mine)
      // No order is left if the person has returned all units.
      if (mine[0]) await inChannelOfOrder(knex, mine[0].order_id, send)
    })
    await knex("lot_recall_notice")
      .where({ id })
      .update({ ...(isSent && { told_at: knex.fn.now() }), updated_at: knex.fn.now() })
  }
}

/** Stores which recent notices could not be delivered. Their messages are deleted later, or with the person. */
export async function noteUndelivered(container: MedusaContainer): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: { id: string; undelivered: boolean }[] }>(
    `SELECT id, undelivered FROM lot_recall_notice WHERE told_at > now() - interval '${FOLLOWED_DAYS} days'`,
  )
  const failures = await undeliveredMails(container, rows.map(keyOf))
  for (const { id, undelivered } of rows)
    if ((failures.get(keyOf({ id })) ?? undelivered) !== undelivered)
      await knex("lot_recall_notice").where({ id }).update({ undelivered: !undelivered })
}

async function sendNotice(
  container: MedusaContainer,
  { id, email, language: storedLanguage, recall_reasons: reasons }: Notice,
  lot: Lot,
  orders: readonly Recipient[],
): Promise<void> {
  const language: Language = languageOf(storedLanguage) ?? DEFAULT_LANGUAGE
  const { mail, rows } = textsIn(language)
  const [latest] = orders
  if (!latest) return
  const reason = reasons?.[language] ?? reasons?.[DEFAULT_LANGUAGE] ?? ""
  const { number, best_before } = lot
  // The lot has the French name of a product that is no longer sold.
  const product = (await goodsName(container, lot, language)) ?? lot.product
  const values = { product }
  const own = RECALL_LETTERS.recall.letter(language, values)
  const { subject, paragraphs } = await reworded(container, { mail: "recall", language, values }, own)
  await sendMail(container, {
    to: email,
    language,
    subject,
    key: keyOf({ id }),
    reply_to: await merchantAddress(container),
    content: {
      greeting: mail.greeting(nameInMail(latest.name)),
      paragraphs: [...paragraphs.slice(0, -1), ...reason.split(/\n{2,}/), ...paragraphs.slice(-1)],
      table: {
        rows: [
          [rows.product, product],
          [rows.number, number],
          ...(best_before
            ? [[rows.bestBefore, dayIn(best_before, language)] satisfies [string, string]]
            : []),
          ...orders.map(({ order_number, quantity }): [string, string] => [
            rows.order(order_number),
            rows.units(quantity),
          ]),
        ],
      },
      action: {
        label: mail.action,
        url: signedLink(container, language, "order", { order: latest.order_id }),
      },
      footer: mail.footer,
    },
  })
}
