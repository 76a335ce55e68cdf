import { createHmac } from "node:crypto"
import { isFullyRefunded } from "@bon-perroquet/contract"
import { orderInItsLanguage } from "@bon-perroquet/api-kit/orders"
import { keyedHash } from "@bon-perroquet/api-kit/signed-links"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { mailRequest } from "../mails"
import { orderReviews } from "../reviews"

let delay = () => 0

/** Sets the delay of invitations in days, which the job reads at each run. 0 disables them. */
export function askAfter(days: () => number): void {
  delay = days
}

const BATCH = 50
/** Days that an invitation may be late. Older deliveries get none. */
const LATE_DAYS = 7

const DUE = `
  SELECT DISTINCT change.order_id AS id FROM order_status_change change
  WHERE change.to_status = 'delivered' AND change.state = 'done'
    AND change.at < now() - make_interval(days => :days)
    AND change.at > now() - make_interval(days => :days + ${LATE_DAYS})
    AND NOT EXISTS (SELECT FROM review_request WHERE review_request.order_id = change.order_id)
  LIMIT ${BATCH}`

export async function askForReviews(container: MedusaContainer): Promise<void> {
  const days = delay()
  if (!days) return
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(DUE, { days })
  for (const { id } of rows) {
    await ask(container, knex, id)
    // If the process dies before this, the outbox key prevents a second e-mail.
    await knex.raw("INSERT INTO review_request (order_id) VALUES (?) ON CONFLICT DO NOTHING", [id])
  }
}

async function ask(container: MedusaContainer, knex: Knex, id: string): Promise<void> {
  const storedOrder = await orderInItsLanguage(container, id)
  if (!storedOrder?.order.email) return
  const { order } = storedOrder
  // No invitation is sent after a withdrawal or full refund.
  if (order.status !== "delivered" || order.withdrawal || isFullyRefunded(order)) return
  // Replaces a hash that was made with the key of an earlier version.
  if (await isSilent(container, knex, order.email)) return askNoMore(container, order.email)
  const { products } = await orderReviews(container, id)
  if (products.some(({ review }) => review === null)) await mailRequest(container, id, storedOrder)
}

const PURPOSE = "review-silence"

/** Returns the hashes of an address: with the database key, and with the secret of earlier versions. */
async function namesOf(container: MedusaContainer, knex: Knex, email: string): Promise<string[]> {
  const person = email.toLowerCase()
  const own = await knex<{ key: string }>("review_silence_key").first("key")
  if (!own) throw new Error("The table review_silence has no key for hashing e-mail addresses.")
  return [
    createHmac("sha256", own.key).update(`${PURPOSE}\n${person}`).digest("base64url"),
    keyedHash(container, PURPOSE, person),
  ]
}

async function isSilent(container: MedusaContainer, knex: Knex, email: string): Promise<boolean> {
  const names = await namesOf(container, knex, email)
  return (await knex("review_silence").whereIn("person", names).first("person")) !== undefined
}

export async function endRequests(container: MedusaContainer, orderId: string): Promise<void> {
  const order = await orderInItsLanguage(container, orderId)
  if (order?.order.email) await askNoMore(container, order.order.email)
}

export async function askNoMore(container: MedusaContainer, email: string): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const names = await namesOf(container, knex, email)
  await knex.raw(
    "INSERT INTO review_silence (person) SELECT unnest(CAST(:names AS text[])) ON CONFLICT DO NOTHING",
    { names },
  )
}
