import { createHmac } from "node:crypto"
import { isFullyRefunded } from "@bon-perroquet/contract"
import { orderInItsLanguage } from "@bon-perroquet/orders/orders"
import { keyedHash } from "@bon-perroquet/shop-api/signed-links"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { mailRequest } from "../mails"
import { orderReviews } from "../reviews"

let days = 0

/** How many days after the delivery customers are asked for reviews; 0 asks nobody. */
export function askAfter(requestDays: number): void {
  days = Number.isFinite(requestDays) && requestDays > 0 ? requestDays : 0
}

const BATCH = 50
/** Days in which it is made up for what could not be sent; what is older when requests are switched on is left alone. */
const LATE_DAYS = 7

const DUE = `
  SELECT DISTINCT change.order_id AS id FROM order_status_change change
  WHERE change.to_status = 'delivered' AND change.state = 'done'
    AND change.at < now() - make_interval(days => :days)
    AND change.at > now() - make_interval(days => :days + ${LATE_DAYS})
    AND NOT EXISTS (SELECT FROM review_request WHERE review_request.order_id = change.order_id)
  LIMIT ${BATCH}`

/** Asks those for reviews whose orders were delivered some days ago; each order once. */
export async function askForReviews(container: MedusaContainer): Promise<void> {
  if (!days) return
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(DUE, { days })
  for (const { id } of rows) {
    await ask(container, knex, id)
    // A crash before this sends no second mail: the outbox knows its key.
    await knex.raw("INSERT INTO review_request (order_id) VALUES (?) ON CONFLICT DO NOTHING", [id])
  }
}

async function ask(container: MedusaContainer, knex: Knex, id: string): Promise<void> {
  const found = await orderInItsLanguage(container, id)
  if (!found?.order.email) return
  const { order } = found
  // Who sends the goods back has said enough.
  if (order.status !== "delivered" || order.withdrawal || isFullyRefunded(order)) return
  // Noted again, for what was noted by the secret alone.
  if (await isSilent(container, knex, order.email)) return askNoMore(container, order.email)
  const { products } = await orderReviews(container, id)
  if (products.some(({ review }) => review === null)) await mailRequest(container, id, found)
}

const PURPOSE = "review-silence"

/**
 * What somebody is noted as: by the database's own key, for a wish outlives the shop's secrets; and by the secret, as the
 * version before did, and asks.
 */
async function namesOf(container: MedusaContainer, knex: Knex, email: string): Promise<string[]> {
  const person = email.toLowerCase()
  const own = await knex<{ key: string }>("review_silence_key").first("key")
  if (!own) throw new Error("The key of review_silence is missing.")
  return [
    createHmac("sha256", own.key).update(`${PURPOSE}\n${person}`).digest("base64url"),
    keyedHash(container, PURPOSE, person),
  ]
}

async function isSilent(container: MedusaContainer, knex: Knex, email: string): Promise<boolean> {
  const names = await namesOf(container, knex, email)
  return (await knex("review_silence").whereIn("person", names).first("person")) !== undefined
}

/** Asks somebody for no review any more, whatever they buy. */
export async function askNoMore(container: MedusaContainer, email: string): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const names = await namesOf(container, knex, email)
  await knex.raw(
    "INSERT INTO review_silence (person) SELECT unnest(CAST(:names AS text[])) ON CONFLICT DO NOTHING",
    { names },
  )
}
