import { recordChange } from "@bon-perroquet/api-kit/changes"
import { dueCents } from "@bon-perroquet/checkout/checkout"
import type { Language } from "@bon-perroquet/contract"
import type { EngineOrder } from "@bon-perroquet/medusa-sql"
import { DEFAULT_LANGUAGE, LOCALE_OF, languageOf } from "@bon-perroquet/contract/sets"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { alone, requireOrderId } from "../engine/alone"
import { type Engine, engineOf } from "../engine/engine"
import { mailOrder } from "../mails"
import { requireEmail } from "../orders/require-email"
import { awaitedCents, type Actor } from "../status"

interface WantedLink {
  order_number: string
  /** Language of the e-mail. It becomes the order's language. */
  language?: Language
  by: Actor
}

/**
 * E-mails a payment link for the amount due. The link is stored first, so that after a crash the job sends
 * it.
 */
export async function sendPaymentLink(
  container: MedusaContainer,
  { order_number, language, by }: WantedLink,
): Promise<void> {
  const orderId = await requireOrderId(engineOf(container), order_number)
  const sent = await alone(container, orderId, async (engine, order) => {
    const link = { order_id: orderId, ...requirePayable(engine, order) }
    await speak(engine, order, language)
    await engine.records.notePaymentLink({ ...link, by_email: by.email })
    return link
  })
  if (by.email)
    await recordChange(container, {
      by: by.email,
      subject: "order",
      subject_id: orderId,
      label: order_number,
      action: "payment_link",
      before: null,
      // The log omits the e-mail address, because the log is kept when a customer's data are erased.
      after: { amount_cents: sent.amount_cents },
    })
  await mailOrder(container, orderId)
}

function requirePayable(engine: Engine, order: EngineOrder): { email: string; amount_cents: number } {
  if (order.status === "canceled") throw refuse("order_cancelled", 409)
  if (awaitedCents(engine, order) !== null) throw refuse("payment_promised", 409)
  const amount_cents = dueCents(order)
  if (!amount_cents) throw refuse("nothing_to_pay", 409)
  return { email: requireEmail(order.email), amount_cents }
}

/**
 * Sets the language of the order: the requested one, or that of the customer's account if the order has none.
 */
async function speak(engine: Engine, { id, locale }: EngineOrder, requested?: Language): Promise<void> {
  const preferred = languageOf(locale ?? "")
  const language = requested ?? preferred ?? (await languageOfCustomer(engine, id)) ?? DEFAULT_LANGUAGE
  if (language === preferred) return
  // Medusa stores the locale, although its type omits it.
  const reader = { id, locale: LOCALE_OF[language] }
  await engine.order.updateOrders([reader])
}

async function languageOfCustomer({ knex }: Engine, orderId: string): Promise<Language | undefined> {
  const { rows } = await knex.raw<{ rows: { language: string | null }[] }>(
    `SELECT customer.metadata->>'language' AS language FROM "order" JOIN customer ON customer.id = "order".customer_id
     WHERE "order".id = ? AND customer.deleted_at IS NULL`,
    [orderId],
  )
  return languageOf(rows[0]?.language ?? "")
}
