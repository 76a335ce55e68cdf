import { route } from "@bon-perroquet/api-kit/http"
import {
  adminBalancesSchema,
  balancesQuerySchema,
  issuedGiftCardSchema,
  issueGiftCardSchema,
  TOTAL_COUNT_HEADER,
} from "@bon-perroquet/contract"
import { findBalances } from "../../../../ledger"
import { issueByStaff } from "../../../../staff"

export const GET = route(
  {
    summary: "List gift cards and store credit",
    description:
      "Balances, newest first. `search` finds a gift card by the last four characters of its code, and store credit by a " +
      "part of the customer's e-mail address.",
    access: "administrator",
    query: balancesQuerySchema,
    answer: adminBalancesSchema,
    headers: { [TOTAL_COUNT_HEADER]: "How many match, on all pages." },
  },
  async ({ query, knex, response }) => {
    const { balances, total } = await findBalances(knex, query)
    response.setHeader(TOTAL_COUNT_HEADER, String(total))
    return balances
  },
)

export const POST = route(
  {
    summary: "Issue a gift card",
    description:
      "Returns the code of the new card. It is shown only once, because the shop stores a keyed hash. `key` is an " +
      "idempotency key: a repeated key is rejected.",
    access: "administrator",
    body: issueGiftCardSchema,
    answer: issuedGiftCardSchema,
    refusals: { 404: ["not_found"], 409: ["gift_card_issued"] },
    example: { amount_cents: 2500, reason: "Geste commercial", key: "card-2026-11-29-1" },
  },
  ({ body, administrator: { email }, container }) => issueByStaff(container, email, body),
)
