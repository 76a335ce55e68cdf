import { z } from "zod"
import { REFUND_REASONS } from "../objects/refund"
import type { Charge, PaymentIntent } from "../objects/wire"
import { PAYMENT_METHODS } from "../choices"
import type { Emulator } from "../emulator"
import { cancel, createIntent } from "../payments/intent"
import { chargeKept } from "../payments/charge-saved-method"
import { chargeToken } from "../payments/charge-token"
import { requireSavedMethod } from "../payments/save-method"
import { LEAST_CENTS } from "../payments/create-checkout"
import { refundableCharge, refundCharge } from "../payments/refund"
import { expanded } from "./expand"
import { badParameter, cardError, missingResource, wrongState } from "../fault"
import { pageOf } from "./list"
import { email, expand, flag, integer, metadata, page, text } from "./parameters"
import { route, type Route } from "./route"

const onlyExpand = z.strictObject({ expand })

export function findIntent(emulator: Emulator, id: string): PaymentIntent {
  const intent = emulator.account.intents.get(id)
  if (!intent) throw missingResource("payment_intent", id, "intent")
  return intent
}

function findCharge(emulator: Emulator, id: string): Charge {
  const charge = emulator.account.charges.get(id)
  if (!charge) throw missingResource("charge", id)
  return charge
}

const intentParameters = z.strictObject({
  allowed_payment_method_types: z.array(z.enum(PAYMENT_METHODS)).min(1).default(["card"]),
  amount: integer(LEAST_CENTS),
  currency: z.enum(["eur"]),
  customer: text().optional(),
  description: text(1000).optional(),
  expand,
  metadata: metadata.default({}),
  payment_method: text().optional(),
  receipt_email: email.optional(),
})

/** Parameters of off-session charges. Card fields confirm through the control API. */
const confirmParameters = z.strictObject({
  expand,
  off_session: flag.refine((off) => off, "This emulator confirms off session only"),
})

/** Parameters of a charge with a shared payment token, in the preview version. */
const tokenParameters = z.strictObject({
  error_on_requires_action: flag.refine((on) => on, "This emulator has no customer who could act"),
  expand,
  payment_method_data: z.strictObject({ shared_payment_granted_token: text() }),
})

const cancelParameters = z.strictObject({
  cancellation_reason: z.enum(["abandoned", "duplicate", "fraudulent", "requested_by_customer"]).optional(),
  expand,
})

const refundParameters = z.strictObject({
  amount: integer(1).optional(),
  charge: text().optional(),
  expand,
  metadata: metadata.default({}),
  payment_intent: text().optional(),
  reason: z.enum(REFUND_REASONS).optional(),
})

const refundListParameters = z.strictObject({
  ...page,
  charge: text().optional(),
  payment_intent: text().optional(),
})

const chargeListParameters = z.strictObject({ ...page, payment_intent: text().optional() })

function keptOf(emulator: Emulator, { customer, payment_method }: z.output<typeof intentParameters>) {
  if (!payment_method) return undefined
  const { object } = requireSavedMethod(emulator, payment_method)
  if (!object.customer || object.customer !== customer)
    throw badParameter("The payment method does not belong to the customer you supplied.", "payment_method")
  return { customer, payment_method }
}

export const paymentRoutes: Route[] = [
  route("GET", "/v1/payment_intents", z.strictObject(page), ({ emulator, parameters, path }) => {
    const list = pageOf(emulator.account.intents.values(), parameters, path)
    return expanded(emulator.account, list, parameters.expand)
  }),

  route("POST", "/v1/payment_intents", intentParameters, ({ emulator, parameters, cause }) => {
    const { amount, currency, description = null, metadata, receipt_email: receiptEmail = null } = parameters
    const { allowed_payment_method_types: allowed } = parameters
    const offered = allowed.filter((method) => emulator.offered.includes(method))
    if (!offered.length) throw badParameter("No valid payment method types for this Payment Intent.")
    const types = { allowed_payment_method_types: allowed, payment_method_types: offered }
    const birth = { amount, currency, description, metadata, receiptEmail, shipping: null, ...types }
    const savedMethod = keptOf(emulator, parameters)
    return expanded(
      emulator.account,
      createIntent(emulator, { ...birth, keepsFor: null, kept: savedMethod }, cause),
      parameters.expand,
    )
  }),

  route("POST", "/v1/payment_intents/:id/confirm", confirmParameters, ({ emulator, parameters, id }) => {
    const intent = findIntent(emulator, id)
    chargeKept(emulator, intent)
    if (intent.status !== "succeeded") throw cardError(intent)
    return expanded(emulator.account, intent, parameters.expand)
  }),

  route(
    "POST",
    "/v1/payment_intents/:id/confirm",
    tokenParameters,
    ({ emulator, parameters, id }) => {
      const intent = findIntent(emulator, id)
      chargeToken(emulator, intent, parameters.payment_method_data.shared_payment_granted_token)
      if (intent.status !== "succeeded") throw cardError(intent)
      return expanded(emulator.account, intent, parameters.expand)
    },
    "preview",
  ),

  route(
    "GET",
    "/v1/payment_methods/:id",
    onlyExpand,
    ({ emulator, id }) => requireSavedMethod(emulator, id).object,
  ),

  route("POST", "/v1/payment_methods/:id/detach", onlyExpand, ({ emulator, id }) => {
    const { object } = requireSavedMethod(emulator, id)
    if (!object.customer) throw wrongState("The payment method you provided is not attached to a customer.")
    object.customer = null
    emulator.changed()
    return object
  }),

  route("GET", "/v1/customers/:id", onlyExpand, ({ emulator, id }) => {
    const customer = emulator.account.customers.get(id)
    if (!customer) throw missingResource("customer", id)
    return customer
  }),

  route("POST", "/v1/payment_intents/:id/cancel", cancelParameters, ({ emulator, parameters, id, cause }) => {
    const intent = findIntent(emulator, id)
    if ([...emulator.account.checkouts.values()].some(({ session }) => session.payment_intent === id))
      throw wrongState("This PaymentIntent is of a Checkout Session: expire that one instead.")
    cancel(emulator, intent, parameters.cancellation_reason ?? null, cause)
    return expanded(emulator.account, intent, parameters.expand)
  }),

  route("GET", "/v1/payment_intents/:id", onlyExpand, ({ emulator, parameters, id }) => {
    return expanded(emulator.account, findIntent(emulator, id), parameters.expand)
  }),

  route("GET", "/v1/charges", chargeListParameters, ({ emulator, parameters, path }) => {
    const charges = [...emulator.account.charges.values()].filter(
      ({ payment_intent }) =>
        parameters.payment_intent === undefined || payment_intent === parameters.payment_intent,
    )
    return expanded(emulator.account, pageOf(charges, parameters, path), parameters.expand)
  }),

  route("GET", "/v1/charges/:id", onlyExpand, ({ emulator, parameters, id }) => {
    return expanded(emulator.account, findCharge(emulator, id), parameters.expand)
  }),

  route("POST", "/v1/refunds", refundParameters, ({ emulator, parameters, cause }) => {
    const { charge: chargeId, payment_intent: intentId, amount, reason, metadata } = parameters
    if (!chargeId && !intentId) {
      throw badParameter(
        "One of the following params should be provided for this request: payment_intent or charge.",
      )
    }
    const charge = chargeId
      ? findCharge(emulator, chargeId)
      : refundableCharge(emulator, findIntent(emulator, intentId ?? ""))
    const refund = refundCharge(emulator, charge, { amount, reason, metadata }, cause)
    return expanded(emulator.account, refund, parameters.expand)
  }),

  route("GET", "/v1/refunds", refundListParameters, ({ emulator, parameters, path }) => {
    const { charge, payment_intent: intent } = parameters
    const refunds = [...emulator.account.refunds.values()]
      .filter((refund) => charge === undefined || refund.charge === charge)
      .filter((refund) => intent === undefined || refund.payment_intent === intent)
    return expanded(emulator.account, pageOf(refunds, parameters, path), parameters.expand)
  }),

  route("GET", "/v1/refunds/:id", onlyExpand, ({ emulator, parameters, id }) => {
    const refund = emulator.account.refunds.get(id)
    if (!refund) throw missingResource("refund", id)
    return expanded(emulator.account, refund, parameters.expand)
  }),
]
