import { z } from "zod"
import { pageSchema } from "../lists"
import { WEBHOOK_EVENT_NAMES, type WebhookEvent } from "./webhook-events"

const MAX_URL = 500

/** POST /api/admin/webhooks and PUT /api/admin/webhooks/{id} */
export const webhookInputSchema = z.strictObject({
  name: z.string().trim().min(1).max(80),
  /** Public address with https. */
  url: z.url({ protocol: /^https?$/ }).max(MAX_URL),
  events: z.array(z.enum(WEBHOOK_EVENT_NAMES as [WebhookEvent, ...WebhookEvent[]])).min(1),
  is_on: z.boolean(),
})
export type WebhookInput = z.input<typeof webhookInputSchema>

/** Why the shop switched a webhook off: days of failures, or the status 410 Gone. */
export const WEBHOOK_STOPS = ["failing", "gone"] as const

export const webhookSchema = webhookInputSchema.extend({
  id: z.string(),
  created_at: z.string(),
  /** Time of the first failure since the last success. Null if the last delivery succeeded. */
  failing_since: z.string().nullable(),
  /** Set until an administrator switches the webhook on again. */
  stopped: z.enum(WEBHOOK_STOPS).nullable(),
  last_delivery_at: z.string().nullable(),
  /** Version of the fields of the form, for If-Match. Absent in answers of earlier versions. */
  version: z.string().optional(),
})
export type Webhook = z.infer<typeof webhookSchema>
/** GET /api/admin/webhooks: by name. */
export const webhooksSchema = z.array(webhookSchema)

/** The secret is in this response only. It begins with "whsec_". */
export const newWebhookSecretSchema = z.object({ webhook: webhookSchema, secret: z.string() })
export type NewWebhookSecret = z.infer<typeof newWebhookSecretSchema>

export const WEBHOOK_DELIVERY_STATES = ["waiting", "delivered", "given_up"] as const

export const webhookAttemptSchema = z.object({
  at: z.string(),
  /** HTTP status. Null if the program did not respond. */
  status: z.number().int().nullable(),
  duration_ms: z.number().int(),
  /** Beginning of the response, or what failed. */
  answer: z.string(),
})
export type WebhookAttempt = z.infer<typeof webhookAttemptSchema>

export const webhookDeliverySchema = z.object({
  /** Header `webhook-id`. The same for all attempts. */
  id: z.string(),
  event: z.string(),
  state: z.enum(WEBHOOK_DELIVERY_STATES),
  created_at: z.string(),
  /** Time of the next attempt. Null after the last one. */
  next_at: z.string().nullable(),
  attempts: z.number().int(),
  last: webhookAttemptSchema.nullable(),
})
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>
/** GET /api/admin/webhooks/{id}/deliveries: newest first. The header X-Total-Count has the total number. */
export const webhookDeliveriesSchema = z.array(webhookDeliverySchema)
export const webhookDeliveriesQuerySchema = pageSchema.extend({
  state: z.enum(WEBHOOK_DELIVERY_STATES).optional(),
})

/** GET /api/admin/webhooks/{id}/deliveries/{delivery_id}: with the body and all attempts, newest first. */
export const webhookDeliveryDetailSchema = webhookDeliverySchema.extend({
  body: z.string(),
  log: z.array(webhookAttemptSchema),
})
export type WebhookDeliveryDetail = z.infer<typeof webhookDeliveryDetailSchema>

/** Days for which deliveries stay in the log. */
export const WEBHOOK_LOG_DAYS = 30
export const webhookIdSchema = z.object({ id: z.string().regex(/^[A-Za-z0-9_]{1,64}$/) })
export const webhookDeliveryIdSchema = webhookIdSchema.extend({
  delivery_id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
})
