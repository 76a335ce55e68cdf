import { adminReviewSchema, reviewDecisionSchema } from "@bon-perroquet/contract"
import { preconditionOf, route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { adminReview, decideReview, named } from "../../../../../moderation"

const idSchema = z.object({ id: z.string().max(100) })

export const GET = route(
  {
    summary: "Retrieve a review",
    description: "Includes reports without a decision.",
    access: "administrator",
    params: idSchema,
    answer: adminReviewSchema,
    versioned: true,
    refusals: { 404: ["review_not_found", "not_found"] },
  },
  async ({ params, knex, container, language }) => {
    const review = await adminReview(knex, params.id)
    const [view = review] = await named(container, language, [review])
    return view
  },
)

export const PUT = route(
  {
    summary: "Publish, refuse or reply to a review",
    description:
      "You can only refuse a review that breaks a rule. A low rating is not a reason. The author " +
      "receives the rule, and reporters receive the decision. The reply is shown publicly below the " +
      "review.",
    access: "administrator",
    params: idSchema,
    body: reviewDecisionSchema,
    answer: adminReviewSchema,
    versioned: true,
    refusals: { 404: ["review_not_found", "not_found"] },
    example: { state: "published", refusal: null, reply: "Merci !" },
  },
  async ({ params, body, administrator: { email }, container, language, request }) => {
    const review = await decideReview(container, { by: email }, params.id, body, preconditionOf(request))
    const [view = review] = await named(container, language, [review])
    return view
  },
)
