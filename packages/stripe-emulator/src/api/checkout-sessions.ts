import { z } from "zod"
import type { Emulator } from "../emulator"
import type { CheckoutRecord } from "../objects/checkout-record"
import { expireCheckout, expireDue } from "../payments/expire"
import { createCheckout } from "../payments/create-checkout"
import { expanded } from "./expand"
import { missingResource, wrongState } from "../fault"
import { pageOf } from "./list"
import { expand, page, text } from "./parameters"
import { route, type Route } from "./route"
import { sessionParameters } from "./session-parameters"

/** Returns a session. Before that, sessions whose time is over expire. */
export function findCheckout(emulator: Emulator, id: string): CheckoutRecord {
  expireDue(emulator)
  const record = emulator.account.checkouts.get(id)
  if (!record) throw missingResource("checkout.session", id, "session")
  return record
}

const onlyExpand = z.strictObject({ expand })

const listParameters = z.strictObject({
  ...page,
  payment_intent: text().optional(),
  status: z.enum(["open", "complete", "expired"]).optional(),
})

export const checkoutSessionRoutes: Route[] = [
  route("POST", "/v1/checkout/sessions", sessionParameters, ({ emulator, parameters }) => {
    const record = createCheckout(emulator, parameters)
    return expanded(emulator.account, record.session, parameters.expand)
  }),

  route("GET", "/v1/checkout/sessions", listParameters, ({ emulator, parameters, path }) => {
    expireDue(emulator)
    const { payment_intent: intent, status } = parameters
    const sessions = [...emulator.account.checkouts.values()]
      .map((record) => record.session)
      .filter((session) => intent === undefined || session.payment_intent === intent)
      .filter((session) => status === undefined || session.status === status)
    return expanded(emulator.account, pageOf(sessions, parameters, path), parameters.expand)
  }),

  route("GET", "/v1/checkout/sessions/:id", onlyExpand, ({ emulator, parameters, id }) => {
    return expanded(emulator.account, findCheckout(emulator, id).session, parameters.expand)
  }),

  route("POST", "/v1/checkout/sessions/:id/expire", onlyExpand, ({ emulator, parameters, id, cause }) => {
    const record = findCheckout(emulator, id)
    const { status } = record.session
    if (status !== "open") {
      throw wrongState(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${status}\`.`,
      )
    }
    expireCheckout(emulator, record, cause)
    return expanded(emulator.account, record.session, parameters.expand)
  }),

  route("GET", "/v1/checkout/sessions/:id/line_items", z.strictObject(page), (call) => {
    const { emulator, parameters, id, path } = call
    const { session, lineItems } = findCheckout(emulator, id)
    // `pageOf` reverses lists, but Stripe lists line items in their original order.
    const dated = lineItems.map((line) => ({ ...line, created: session.created })).reverse()
    const { data, ...list } = pageOf(dated, parameters, path)
    return { ...list, data: data.map(({ created: _, ...line }) => line) }
  }),
]
