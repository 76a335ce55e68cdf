import { acceptedSchema, reviewReportSchema, type Accepted } from "@bon-perroquet/contract"
import { RequestLimit, route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { reportReview } from "../../../../../reviews"

const limit = new RequestLimit(20, 10 * 60 * 1000)

export const POST = route(
  {
    summary: "Report a review",
    description:
      "Names the broken rule (Regulation (EU) 2022/2065, article 16). An administrator decides. If you " +
      "give an e-mail address, the decision is sent there.",
    params: z.object({ id: z.string().max(100) }),
    body: reviewReportSchema,
    answer: acceptedSchema,
    limit: "20 notices in 10 minutes",
    refusals: { 404: ["review_not_found"] },
    example: { rule: "advertising", text: "Il renvoie vers une autre boutique." },
  },
  async ({ params, body, knex, language, request }) => {
    limit.admit(request)
    await reportReview(knex, params.id, language, body)
    return { accepted: true } satisfies Accepted
  },
)
