import { z } from "zod"
import type { Emulator } from "../emulator"
import type { Dispute } from "../objects/wire"
import { missingResource } from "../fault"
import { pageOf } from "./list"
import { expand, page, text } from "./parameters"
import { route, type Route } from "./route"

export function findDispute(emulator: Emulator, id: string): Dispute {
  const dispute = emulator.account.disputes.get(id)
  if (!dispute) throw missingResource("dispute", id)
  return dispute
}

const listParameters = z.strictObject({
  ...page,
  charge: text().optional(),
  payment_intent: text().optional(),
})

export const disputeRoutes: Route[] = [
  route("GET", "/v1/disputes", listParameters, ({ emulator, parameters, path }) => {
    const { charge, payment_intent: intent } = parameters
    const disputes = [...emulator.account.disputes.values()]
      .filter((dispute) => charge === undefined || dispute.charge === charge)
      .filter((dispute) => intent === undefined || dispute.payment_intent === intent)
    return pageOf(disputes, parameters, path)
  }),

  route("GET", "/v1/disputes/:id", z.strictObject({ expand }), ({ emulator, id }) =>
    findDispute(emulator, id),
  ),
]
