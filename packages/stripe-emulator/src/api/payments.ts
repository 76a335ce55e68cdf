import { z } from "zod"
import { REFUND_REASONS } from "../objects/refund"
import type { Charge, PaymentIntent } from "../objects/wire"
import type { Emulator } from "../emulator"
import { refundableCharge, refundCharge } from "../payments/refund"
import { expanded } from "./expand"
import { badParameter, missingResource } from "./fault"
import { pageOf } from "./list"
import { expand, integer, metadata, page, text } from "./parameters"
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

export const paymentRoutes: Route[] = [
  route("GET", "/v1/payment_intents", z.strictObject(page), ({ emulator, parameters, path }) => {
    const list = pageOf(emulator.account.intents.values(), parameters, path)
    return expanded(emulator.account, list, parameters.expand)
  }),

  route("GET", "/v1/payment_intents/:id", onlyExpand, ({ emulator, parameters, id }) => {
    return expanded(emulator.account, findIntent(emulator, id), parameters.expand)
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
