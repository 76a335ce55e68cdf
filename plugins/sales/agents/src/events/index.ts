import { createHash, randomUUID } from "node:crypto"
import { sideBySide } from "@bon-perroquet/contract/jobs"
import { shopOrigins } from "@bon-perroquet/api-kit/http"
import { ordersById } from "@bon-perroquet/api-kit/orders"
import { isOffered } from "@bon-perroquet/api-kit/services"
import { delayAfter, postWebhook } from "@bon-perroquet/api-kit/webhooks"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { ORDER_CAPABILITY } from "../documents/envelope"
import { orderDocument } from "../orders/document"
import { optionsOf, readProfile, requestHeaders, requireProfileUrl } from "../platforms"
import { knexOf } from "../rows"
import { beginEvent, claimWatched, endEvent, queueState, type DueEvent, type WatchedOrder } from "../watched"

/** Assistants that one process calls at the same time. */
const WIDTH = 4

/** Queues the state of an order if it changed. */
async function observe(container: MedusaContainer, watched: WatchedOrder): Promise<void> {
  const { order_id, checkout_id, language } = watched
  const [order] = await ordersById(container, [order_id], language)
  if (!order) return
  const body = JSON.stringify(orderDocument(container, order, { checkout_id, language }))
  const body_hash = createHash("sha256").update(body).digest("base64url")
  await queueState(knexOf(container), { order_id, body, body_hash, event_id: `evt_${randomUUID()}` })
}

/** Returns the address for events that a profile names. @throws if the profile cannot be read */
async function addressIn(container: MedusaContainer, profile_url: string): Promise<string | undefined> {
  const { privateHosts = [] } = optionsOf(container)
  const { ucp } = await readProfile(requireProfileUrl(profile_url, privateHosts), privateHosts)
  return ucp.capabilities[ORDER_CAPABILITY]?.find(({ config }) => config?.webhook_url)?.config?.webhook_url
}

/** Sends an event. @returns whether no further attempt is needed */
async function send(container: MedusaContainer, due: DueEvent): Promise<boolean> {
  const url = await addressIn(container, due.profile_url)
  const { signingSecret, privateHosts } = optionsOf(container)
  if (!url || !URL.canParse(url) || !signingSecret) return true
  const about = {
    "ucp-agent": `profile="${shopOrigins(container)[0] ?? ""}/.well-known/ucp"`,
    "webhook-id": due.event_id,
    "webhook-timestamp": String(Math.floor(due.event_at.getTime() / 1_000)),
  }
  const headers = requestHeaders(signingSecret, { url, body: Buffer.from(due.body), about })
  const { status } = await postWebhook({ url, body: due.body, headers, privateHosts })
  return status !== null && status >= 200 && status < 300
}

/** Sends the events of orders that changed to the assistants that prepared them. */
export async function sendOrderEvents(container: MedusaContainer): Promise<void> {
  if (!isOffered("agents")) return
  const knex = knexOf(container)
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const failed = (order: string) => (error: unknown) => {
    logger.warn(`The event of order ${order} could not be sent to its assistant: ${String(error)}`)
    return false
  }
  for (const watched of await claimWatched(knex))
    await observe(container, watched).catch(failed(watched.order_id))
  await sideBySide(WIDTH, Array.from({ length: WIDTH }), async () => {
    for (let due = await beginEvent(knex); due; due = await beginEvent(knex)) {
      const isDone = await send(container, due).catch(failed(due.order_id))
      await endEvent(knex, due, isDone ? null : delayAfter(due.attempts))
    }
  })
}
