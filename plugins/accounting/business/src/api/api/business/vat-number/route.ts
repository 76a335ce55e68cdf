import { type VatNumberAnswer, vatNumberAnswerSchema, vatNumberQuestionSchema } from "@bon-perroquet/contract"
import { businessKeeper } from "@bon-perroquet/shop-api/business"
import { refuse, RequestLimit, route } from "@bon-perroquet/api-kit/http"
import { vatNumberOf } from "@bon-perroquet/contract/vat/numbers"

const WINDOW_MS = 10 * 60 * 1000
/** VIES, the EU's service for VAT numbers, blocks clients with too many requests. */
const limit = new RequestLimit(Number(process.env.VAT_NUMBER_RATE_LIMIT ?? 20), WINDOW_MS)

export const POST = route(
  {
    summary: "Check a VAT number",
    description:
      "Checks its format, then asks VIES in the merchant's name. If VIES does not answer within five " +
      "seconds, the result is `unanswered`: orders are still possible, with VAT.",
    body: vatNumberQuestionSchema,
    answer: vatNumberAnswerSchema,
    refusals: { 400: ["vat_number_malformed"], 404: ["not_found"] },
    limit: "20 numbers in 10 minutes",
    example: { vat_number: "BE 0123.456.749" },
  },
  async ({ body, container, request }) => {
    limit.admit(request)
    const keeper = businessKeeper()
    if (!keeper) throw refuse("not_found", 404)
    const number = vatNumberOf(body.vat_number, body.country)
    if (!number) throw refuse("vat_number_malformed", 400)
    const { standing, checked_at } = await keeper.prove(container, number.vat_number)
    return { vat_number: number.vat_number, standing, checked_at } satisfies VatNumberAnswer
  },
)
