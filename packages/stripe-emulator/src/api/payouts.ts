import { z } from "zod"
import { missingResource } from "../fault"
import { payOutDue, transactionsOf } from "../payments/payouts"
import { expanded } from "./expand"
import { pageOf, within } from "./list"
import { expand, page, text, timeFilter } from "./parameters"
import { route, type Route } from "./route"

const payoutListParameters = z.strictObject({
  ...page,
  arrival_date: timeFilter,
  status: z.enum(["paid", "pending", "canceled", "failed"]).optional(),
})

const transactionListParameters = z.strictObject({ ...page, payout: text().optional() })

export const payoutRoutes: Route[] = [
  route("GET", "/v1/payouts", payoutListParameters, ({ emulator, parameters, path }) => {
    payOutDue(emulator)
    const { arrival_date: arrival, status } = parameters
    const payouts = [...emulator.account.payouts.values()]
      .map(({ payout }) => payout)
      .filter((payout) => status === undefined || payout.status === status)
      .filter((payout) => within(payout.arrival_date, arrival))
      .sort((a, b) => a.created - b.created)
    return pageOf(payouts, parameters, path)
  }),

  route("GET", "/v1/payouts/:id", z.strictObject({ expand }), ({ emulator, id }) => {
    payOutDue(emulator)
    const payout = emulator.account.payouts.get(id)
    if (!payout) throw missingResource("payout", id)
    return payout.payout
  }),

  route("GET", "/v1/balance_transactions", transactionListParameters, ({ emulator, parameters, path }) => {
    payOutDue(emulator)
    const { payout, expand: paths } = parameters
    if (payout !== undefined && !emulator.account.payouts.has(payout))
      throw missingResource("payout", payout, "payout")
    return expanded(emulator.account, pageOf(transactionsOf(emulator, payout), parameters, path), paths)
  }),
]
