import { z } from "zod"
import { missingResource } from "../fault"
import { pageOf } from "./list"
import { expand, flag, page, text } from "./parameters"
import { route, type Route } from "./route"

const listParameters = z.strictObject({
  ...page,
  delivery_success: flag.optional(),
  type: text().optional(),
  types: z.array(text()).max(20).optional(),
})

export const eventRoutes: Route[] = [
  route("GET", "/v1/events", listParameters, ({ emulator, parameters, path }) => {
    const { delivery_success: delivered, type, types } = parameters
    const events = [...emulator.account.events.values()]
      .filter((event) => type === undefined || event.type === type)
      .filter((event) => types === undefined || types.includes(event.type))
      .filter((event) => delivered === undefined || (event.pending_webhooks === 0) === delivered)
    return pageOf(events, parameters, path)
  }),

  route("GET", "/v1/events/:id", z.strictObject({ expand }), ({ emulator, id }) => {
    const event = emulator.account.events.get(id)
    if (!event) throw missingResource("event", id)
    return event
  }),

  /** Used by the shop's health check. */
  route("GET", "/v1/balance", z.strictObject({ expand }), ({ emulator }) => {
    const balance = [...emulator.account.charges.values()].reduce(
      (sum, charge) => sum + charge.amount_captured - charge.amount_refunded,
      0,
    )
    return {
      object: "balance",
      available: [{ amount: 0, currency: "eur", source_types: { card: 0 } }],
      livemode: false,
      pending: [{ amount: balance, currency: "eur", source_types: { card: balance } }],
    }
  }),
]
