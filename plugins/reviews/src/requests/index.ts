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
  if (await isSilent(container, knex, order.email)) return
  const { products } = await orderReviews(container, id)
  if (products.some(({ review }) => review === null)) await mailRequest(container, id, found)
}

const personOf = (container: MedusaContainer, email: string) =>
  keyedHash(container, "review-silence", email.toLowerCase())

async function isSilent(container: MedusaContainer, knex: Knex, email: string): Promise<boolean> {
  return (
    (await knex("review_silence")
      .where({ person: personOf(container, email) })
      .first("person")) !== undefined
  )
}

/** Asks somebody for no review any more, whatever they buy. */
export async function askNoMore(container: MedusaContainer, email: string): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.raw("INSERT INTO review_silence (person) VALUES (?) ON CONFLICT DO NOTHING", [
    personOf(container, email),
  ])
}
