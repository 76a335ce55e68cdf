import { adminQuestionSchema, questionDecisionSchema } from "@bon-perroquet/contract"
import { preconditionOf, route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { named } from "../../../../../moderation"
import { adminQuestion, answerQuestion } from "../../../../../questions"

const params = z.object({ id: z.string().max(100) })
const refusals = { 404: ["question_not_found", "not_found"] } as const

export const GET = route(
  {
    summary: "Retrieve a question",
    access: "administrator",
    params,
    answer: adminQuestionSchema,
    versioned: true,
    refusals,
  },
  async ({ params: { id }, knex, container, language }) => {
    const question = await adminQuestion(knex, id)
    const [view = question] = await named(container, language, [question])
    return view
  },
)

export const PUT = route(
  {
    summary: "Answer or refuse a question",
    description:
      "An answer publishes the question. The customer receives the answer, or the rule that the question " +
      "breaks.",
    access: "administrator",
    params,
    body: questionDecisionSchema,
    answer: adminQuestionSchema,
    versioned: true,
    refusals,
    example: { state: "published", refusal: null, reply: "Oui, dès six mois." },
  },
  async ({ params: { id }, body, administrator: { email }, container, language, request }) => {
    const question = await answerQuestion(container, { by: email }, id, body, preconditionOf(request))
    const [view = question] = await named(container, language, [question])
    return view
  },
)
