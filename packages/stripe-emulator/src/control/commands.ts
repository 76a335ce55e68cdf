import { z } from "zod"
import { DISPUTE_REASONS } from "../objects/dispute"
import { EVENT_TYPES } from "../objects/event"
import { REFUND_REASONS } from "../objects/refund"
import { ACCOUNTS, PAYMENT_METHODS } from "../choices"
import { DECISIONS } from "../payments/attempt"
import { DISPUTE_BEGINNINGS, DISPUTE_STEPS } from "../payments/dispute"
import { FAILURE_REASONS } from "../payments/refund"
import { CARD_FATES } from "../payments/test-cards"

const session = z.string().min(1)
const eventType = z.enum(EVENT_TYPES)
const times = z.number().int().min(1).max(1000)
const milliseconds = z.number().int().min(0).max(600_000)

const address = z.strictObject({
  line1: z.string(),
  line2: z.string().nullish(),
  postal_code: z.string(),
  city: z.string(),
  country: z.string(),
})

export const payCommand = z.strictObject({
  session,
  method: z.enum(PAYMENT_METHODS).default("card"),
  card: z.string().default("4242424242424242"),
  decision: z.enum(DECISIONS).default("authorise"),
  email: z.string().optional(),
  name: z.string().default("Test Buyer"),
  phone: z.string().optional(),
  /** Default: a Belgian address. */
  address: address.optional(),
  /** Cents. Default: the session's amount. */
  amount: z.number().int().min(1).optional(),
})

export const confirmCommand = z.strictObject({
  client_secret: z.string().min(1),
  method: z.enum(PAYMENT_METHODS).default("card"),
  card: z.string().default("4242424242424242"),
  decision: z.enum(DECISIONS).default("authorise"),
})
export const keptCommand = z.strictObject({
  intent: z.string().min(1),
  fate: z.enum(CARD_FATES),
})
export const grantCommand = z.strictObject({
  card: z.string().default("4242424242424242"),
  currency: z.string().default("eur"),
  max_amount: z.number().int().min(1),
  /** Seconds. */
  expires_in: z.number().int().default(3_600),
})
export const revokeCommand = z.strictObject({ token: z.string().min(1) })
export const finishIntentCommand = z.strictObject({ intent: z.string().min(1), succeeded: z.boolean() })

export const finishPaymentCommand = z.strictObject({ session, succeeded: z.boolean() })
export const expireCommand = z.strictObject({ session })
export const advanceCommand = z.strictObject({ seconds: z.number().int().min(1) })

export const behaveCommand = z.strictObject({
  dropNext: z.number().int().min(0).optional(),
  dropType: eventType.nullable().optional(),
  duplicate: times.optional(),
  delayMs: milliseconds.optional(),
  paused: z.literal(true).optional(),
})
/** Accelerates the retries of Stripe's schedule by a factor. With the default, an hour takes a second. */
export const retryCommand = z.strictObject({ faster: z.number().min(1).default(3600) })
export const resumeCommand = z.strictObject({ order: z.enum(["sent", "reverse"]).default("sent") })
export const idleCommand = z.strictObject({ withinMs: milliseconds.default(10_000) })

export const resendCommand = z.strictObject({ event: z.string(), times: times.default(1) })

/** Kinds of forged events. A shop must reject all of them by their signature, except `signed`. */
export const FORGERIES = ["wrong_secret", "no_signature", "stale", "tampered", "signed"] as const
export const forgeCommand = z.strictObject({
  session,
  type: eventType.default("checkout.session.completed"),
  forgery: z.enum(FORGERIES),
})

export const endpointsCommand = z.strictObject({
  endpoints: z.array(
    z.strictObject({ url: z.url(), secret: z.string().min(1), events: z.array(eventType).optional() }),
  ),
})

export const refundCommand = z.strictObject({
  session,
  amount: z.number().int().min(1).optional(),
  reason: z.enum(REFUND_REASONS).optional(),
})

export const failRefundCommand = z.strictObject({
  refund: z.string().min(1),
  reason: z.enum(FAILURE_REASONS).default("expired_or_canceled_card"),
})

export const slowRefundsCommand = z.strictObject({ session })
export const finishRefundCommand = z.strictObject({ refund: z.string().min(1) })

export const disputeCommand = z.strictObject({
  session,
  amount: z.number().int().min(1).optional(),
  reason: z.enum(DISPUTE_REASONS).default("fraudulent"),
  begins: z.enum(DISPUTE_BEGINNINGS).default("chargeback"),
})
export const stepDisputeCommand = z.strictObject({ dispute: z.string().min(1), step: z.enum(DISPUTE_STEPS) })

export const useAccountCommand = z.strictObject({ account: z.enum(ACCOUNTS) })

/** Enables payment methods for new payment pages. */
export const offerCommand = z.strictObject({ methods: z.array(z.enum(PAYMENT_METHODS)) })

export const faultCommand = z.strictObject({
  method: z.enum(["GET", "POST"]).optional(),
  path: z.string().optional(),
  pathEnd: z.string().optional(),
  times: times.default(1),
  delayMs: milliseconds.optional(),
  status: z.number().int().min(400).max(599).optional(),
  stored: z.literal(true).optional(),
  code: z.literal("lock_timeout").optional(),
  answer: z.record(z.string(), z.json()).optional(),
  cut: z.enum(["before", "after"]).optional(),
  pause: z.enum(["before", "after"]).optional(),
})

export const nothing = z.strictObject({})
export const stateQuery = z.strictObject({ of: z.array(z.string()), about: z.string().nullable() })
