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

/** Pays an open session as a shopper would on the hosted page, the bank's page included. */
export const payCommand = z.strictObject({
  session,
  method: z.enum(PAYMENT_METHODS).default("card"),
  /** Number of a test card. */
  card: z.string().default("4242424242424242"),
  /** What the shopper does on the bank's page, if they are sent there; `delay` is a payment confirmed later. */
  decision: z.enum(DECISIONS).default("authorise"),
  email: z.string().optional(),
  name: z.string().default("Test Buyer"),
  phone: z.string().optional(),
  /** Where to deliver, when the session asks; a Belgian address when absent. */
  address: address.optional(),
  /** In cents, where it is not what the shop asked for: Stripe's account can change what a page comes to. */
  amount: z.number().int().min(1).optional(),
})

/** Pays an intent in a card field of Stripe's, in a client's own screen; who has its secret may. */
export const confirmCommand = z.strictObject({
  client_secret: z.string().min(1),
  method: z.enum(PAYMENT_METHODS).default("card"),
  card: z.string().default("4242424242424242"),
  decision: z.enum(DECISIONS).default("authorise"),
})
/** What becomes from now on of a kept card that is charged with nobody there. */
export const keptCommand = z.strictObject({
  intent: z.string().min(1),
  fate: z.enum(CARD_FATES),
})
export const settleIntentCommand = z.strictObject({ intent: z.string().min(1), succeeded: z.boolean() })

export const settleCommand = z.strictObject({ session, succeeded: z.boolean() })
export const expireCommand = z.strictObject({ session })
export const advanceCommand = z.strictObject({ seconds: z.number().int().min(1) })

export const behaveCommand = z.strictObject({
  dropNext: z.number().int().min(0).optional(),
  dropType: eventType.nullable().optional(),
  duplicate: times.optional(),
  delayMs: milliseconds.optional(),
  paused: z.literal(true).optional(),
})
/** How many times faster than Stripe's own schedule a refused event is sent again: 3600 makes an hour a second. */
export const retryCommand = z.strictObject({ faster: z.number().min(1).default(3600) })
export const resumeCommand = z.strictObject({ order: z.enum(["sent", "reverse"]).default("sent") })
export const idleCommand = z.strictObject({ withinMs: milliseconds.default(10_000) })

export const resendCommand = z.strictObject({ event: z.string(), times: times.default(1) })

/** Ways to lie to a webhook: all but `signed` must be refused for their signature alone. */
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

/** A refund made by hand in Stripe's dashboard. */
export const refundCommand = z.strictObject({
  session,
  amount: z.number().int().min(1).optional(),
  reason: z.enum(REFUND_REASONS).optional(),
})

/** A refund that the customer's bank sent back. */
export const failRefundCommand = z.strictObject({
  refund: z.string().min(1),
  reason: z.enum(FAILURE_REASONS).default("expired_or_canceled_card"),
})

/** From now on the refunds of a session's payment stay pending, as those of slow banks do, until they are settled or fail. */
export const slowRefundsCommand = z.strictObject({ session })
export const settleRefundCommand = z.strictObject({ refund: z.string().min(1) })

/** The customer disputes a payment, all of it unless an amount is given. */
export const disputeCommand = z.strictObject({
  session,
  amount: z.number().int().min(1).optional(),
  reason: z.enum(DISPUTE_REASONS).default("fraudulent"),
  begins: z.enum(DISPUTE_BEGINNINGS).default("chargeback"),
})
export const stepDisputeCommand = z.strictObject({ dispute: z.string().min(1), step: z.enum(DISPUTE_STEPS) })

/** Whose account the shop's key is of from now on. */
export const useAccountCommand = z.strictObject({ account: z.enum(ACCOUNTS) })

/** The ways to pay that are switched on in Stripe's dashboard from now on; pages that are open keep theirs. */
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
  hold: z.enum(["before", "after"]).optional(),
})

export const nothing = z.strictObject({})
/** `of`: the parts of the state that are wanted, all when none is named. */
export const stateQuery = z.strictObject({ of: z.array(z.string()) })
