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
]
