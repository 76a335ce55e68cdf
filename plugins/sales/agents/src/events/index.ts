import { createHash, randomUUID } from "node:crypto"
import { sideBySide } from "@bon-perroquet/contract/jobs"
import { shopOrigins } from "@bon-perroquet/api-kit/http"
import { ordersById } from "@bon-perroquet/api-kit/orders"
import { isOffered } from "@bon-perroquet/api-kit/services"
import { delayAfter, postWebhook } from "@bon-perroquet/api-kit/webhooks"
import type { Order } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { acpOrder } from "../acp/order"
import { merchantSignature } from "../acp/signature"
import { ORDER_CAPABILITY } from "../documents/envelope"
import { orderDocument } from "../orders/document"
import { optionsOf, readProfile, requestHeaders, requireProfileUrl } from "../platforms"
import { knexOf } from "../rows"
import { beginEvent, claimWatched, endEvent, queueState, type DueEvent, type WatchedOrder } from "../watched"

/** Assistants that one process calls at the same time. */
const WIDTH = 4

/** Returns the state of an order in the words of the assistant's protocol. */
function stateOf(container: MedusaContainer, order: Order, watched: WatchedOrder): object {
  const { checkout_id, language, protocol } = watched
  return protocol === "acp"
    ? acpOrder(container, order, { session_id: checkout_id, language })
    : orderDocument(container, order, { checkout_id, language })
}

/** Queues the state of an order if it changed. */
async function observe(
  container: MedusaContainer,
  watched: WatchedOrder & { is_new: boolean },
): Promise<void> {
  const { order_id, language, protocol, is_new } = watched
  const [order] = await ordersById(container, [order_id], language)
  if (!order) return
  const data = stateOf(container, order, watched)
  const state = JSON.stringify(data)
  const type = is_new ? "order_create" : "order_update"
  const body = protocol === "acp" ? JSON.stringify({ type, data }) : state
  const body_hash = createHash("sha256").update(state).digest("base64url")
  await queueState(knexOf(container), { order_id, body, body_hash, event_id: `evt_${randomUUID()}` })
}

/** Returns the address for events that a profile names. @throws if the profile cannot be read */
async function addressIn(container: MedusaContainer, profile_url: string): Promise<string | undefined> {
  const { privateHosts = [] } = optionsOf(container)
  const { ucp } = await readProfile(requireProfileUrl(profile_url, privateHosts), privateHosts)
  return ucp.capabilities[ORDER_CAPABILITY]?.find(({ config }) => config?.webhook_url)?.config?.webhook_url
}

interface Delivery {
  url: string
  headers: Record<string, string>
}

/** Returns the address and the signature of an event, or undefined if nobody wants it. */
async function deliveryOf(container: MedusaContainer, due: DueEvent): Promise<Delivery | undefined> {
  const { signingSecret, acpSecret, acpEventsUrl } = optionsOf(container)
  if (due.protocol === "acp") {
    if (!acpEventsUrl || !acpSecret) return undefined
    const headers = {
      "content-type": "application/json",
      "merchant-signature": merchantSignature(acpSecret, due.body),
      "request-id": due.event_id,
      timestamp: due.event_at.toISOString(),
    }
    return { url: acpEventsUrl, headers }
  }
  const url = await addressIn(container, due.profile_url)
  if (!url || !URL.canParse(url) || !signingSecret) return undefined
  const about = {
    "ucp-agent": `profile="${shopOrigins(container)[0] ?? ""}/.well-known/ucp"`,
    "webhook-id": due.event_id,
    "webhook-timestamp": String(Math.floor(due.event_at.getTime() / 1_000)),
  }
  return { url, headers: requestHeaders(signingSecret, { url, body: Buffer.from(due.body), about }) }
}

/** Sends an event. @returns whether no further attempt is needed */
async function send(container: MedusaContainer, due: DueEvent): Promise<boolean> {
  const delivery = await deliveryOf(container, due)
  if (!delivery) return true
  const { privateHosts } = optionsOf(container)
  const { status } = await postWebhook({ ...delivery, body: due.body, privateHosts })
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
