import { RequestLimit, route } from "@bon-perroquet/api-kit/http"
import { requireCaller } from "@bon-perroquet/api-kit/identity"
import { requireService } from "@bon-perroquet/api-kit/services"
import {
  acceptedSchema,
  agreeToAssistantsSchema,
  assistantAgreementSchema,
  assistantKeySchema,
  type Accepted,
} from "@bon-perroquet/contract"
import { agree, endAgreement, readAgreement } from "../../../../agreements"
import { refuse } from "@bon-perroquet/api-kit/http"

const PERIOD = 10 * 60_000
/** Agreements of an account. */
const limit = new RequestLimit(20, PERIOD)

const NOTHING = { agreed: null, wording: null }

export const GET = route(
  {
    summary: "Retrieve the agreement that an assistant may order",
    description:
      "For accounts with a confirmed VAT number: the agreement in force, or the text to agree to. The text is null for other accounts.",
    access: "account",
    answer: assistantAgreementSchema,
    refusals: { 404: ["not_found"] },
  },
  async ({ container, language, request }) => {
    requireService("agents")
    const { customer } = await requireCaller(request)
    return customer ? readAgreement(container, customer, language) : NOTHING
  },
)

export const POST = route(
  {
    summary: "Agree that an assistant may order",
    description:
      "Stores the text with date and signature. The key is in this response only. The assistant sends it as " +
      "`Authorization: Bearer agk_…`. A former agreement and its key end.",
    access: "account",
    body: agreeToAssistantsSchema,
    answer: assistantKeySchema,
    refusals: {
      403: ["address_unverified", "vat_number_unconfirmed"],
      404: ["not_found"],
      409: ["wording_changed"],
    },
    limit: "20 in 10 minutes",
    example: { signed_by: "Ada Peeters", wording: "Volière SA (BE0123456749) agrees that …" },
  },
  async ({ body, container, language, request }) => {
    requireService("agents")
    const caller = await requireCaller(request)
    if (!limit.allows(caller.customer?.id ?? ""))
      throw refuse("too_many_requests", 429, {}, { "Retry-After": String(PERIOD / 1_000) })
    return { key: await agree(container, caller, { ...body, language }) }
  },
)

export const DELETE = route(
  {
    summary: "End the agreement that an assistant may order",
    description: "The key of the assistant no longer works. The text is kept as proof.",
    access: "account",
    answer: acceptedSchema,
    refusals: { 404: ["not_found"] },
  },
  async ({ container, request }) => {
    const { customer } = await requireCaller(request)
    if (!customer) throw refuse("not_found", 404)
    await endAgreement(container, customer.id)
    return { accepted: true } satisfies Accepted
  },
)
