import { sideBySide } from "@bon-perroquet/contract/jobs"
import { refuse } from "@bon-perroquet/api-kit/http"
import { delayAfter, postWebhook, type Sent } from "@bon-perroquet/api-kit/webhooks"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { knexOf, mailStoppedWebhooks, noteFailure, noteSuccess, optionsOf, unsealSecret } from "../endpoints"
import type { WebhookOptions } from "../modules/webhooks/service"
import { collectSignals, queueTest } from "./collect"
import {
  beginAttempt,
  claimTarget,
  endAttempt,
  makeDue,
  releaseTarget,
  targetOf,
  type Due,
  type Target,
} from "./rows"
import { signedHeaders } from "./sign"

/** Programs that one process calls at the same time. */
const WIDTH = 8
/** Milliseconds after which a program's turn ends. Shorter than the lease. */
const TURN_MS = 30_000
const GONE = 410

const secretsOf = ({ sealed_secret, former_sealed_secret }: Target, options: WebhookOptions): string[] =>
  [sealed_secret, former_sealed_secret].flatMap((sealed) => {
    const secret = sealed && unsealSecret(sealed, options)
    return secret ? [secret] : []
  })

async function sendTo(target: Target, { id, body }: Due, options: WebhookOptions): Promise<Sent> {
  const secrets = secretsOf(target, options)
  if (secrets.length === 0)
    return { status: null, duration_ms: 0, answer: "The secret can't be decrypted. Replace it." }
  const headers = signedHeaders(id, body, secrets, new Date())
  return postWebhook({ url: target.url, body, headers, privateHosts: options.privateHosts })
}

/** Makes one attempt. @returns whether the program accepted it with a status 2xx */
async function attempt(knex: Knex, target: Target, due: Due, options: WebhookOptions): Promise<boolean> {
  const sent = await sendTo(target, due, options)
  const isDelivered = sent.status !== null && sent.status >= 200 && sent.status < 300
  const next = isDelivered ? null : delayAfter(due.attempts)
  await endAttempt(knex, due.id, { ...sent, isDelivered, next })
  if (isDelivered) await noteSuccess(knex, target.id)
  else await noteFailure(knex, target.id, sent.status === GONE)
  return isDelivered
}

/** Sends due deliveries to one program. A failure ends its turn, because the next call would fail, too. */
async function serve(knex: Knex, target: Target, options: WebhookOptions): Promise<void> {
  const end = Date.now() + TURN_MS
  try {
    for (let due = await beginAttempt(knex, target.id); due; due = await beginAttempt(knex, target.id)) {
      if (!(await attempt(knex, target, due, options)) || Date.now() > end) return
    }
  } finally {
    await releaseTarget(knex, target.id)
  }
}

/** Queues deliveries for stored signals and sends those that are due. */
export async function deliverWebhooks(container: MedusaContainer): Promise<void> {
  const knex = knexOf(container)
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const options = optionsOf(container)
  while (await collectSignals(knex));
  const done: string[] = []
  await sideBySide(WIDTH, Array.from({ length: WIDTH }), async () => {
    for (let target = await claimTarget(knex, done); target; target = await claimTarget(knex, done)) {
      done.push(target.id)
      const { id } = target
      await serve(knex, target, options).catch((error: unknown) =>
        logger.warn(`Webhook ${id} could not be served and will be tried again: ${String(error)}`),
      )
    }
  })
  await mailStoppedWebhooks(container)
}

/** Delivers at once for an administrator who waits for the result. */
async function deliverNow(container: MedusaContainer, endpointId: string, id: string): Promise<void> {
  const knex = knexOf(container)
  const target = await targetOf(knex, endpointId)
  const due = target && (await beginAttempt(knex, endpointId, id))
  if (target && due) await attempt(knex, target, due, optionsOf(container))
}

/** Sends a test event. @returns its delivery's id */
export async function sendTest(container: MedusaContainer, endpointId: string): Promise<string> {
  const id = await queueTest(knexOf(container), endpointId)
  await deliverNow(container, endpointId, id)
  return id
}

/** Sends a delivery again with the same id. @throws 404 webhook_delivery_not_found */
export async function replay(container: MedusaContainer, endpointId: string, id: string): Promise<void> {
  if (!(await makeDue(knexOf(container), endpointId, id))) throw refuse("webhook_delivery_not_found", 404)
  await deliverNow(container, endpointId, id)
}
