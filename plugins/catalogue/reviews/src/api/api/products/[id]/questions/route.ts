import { provedEmail, requireCaller } from "@bon-perroquet/api-kit/identity"
import {
  acceptedSchema,
  productReferenceSchema,
  questionInputSchema,
  questionsAnswerSchema,
  reviewsQuerySchema,
  type Accepted,
} from "@bon-perroquet/contract"
import { answerSerialised, refuse, RequestLimit, route, serialised } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { askQuestion, publishedQuestions } from "../../../../../questions"
import { reviewedProduct } from "../../../../../reviews"

const params = z.object({ id: productReferenceSchema })
const refusals = { 404: ["product_not_found", "not_found"] } as const

export const GET = route(
  {
    summary: "List a product's questions",
    description: "Questions of customers with the shop's answers. Newest first, in their original language.",
    params,
    query: reviewsQuerySchema,
    answer: questionsAnswerSchema,
    revalidated: true,
    refusals,
  },
  async ({ params: { id }, query, knex, language, container, request, response }) => {
    const product = await reviewedProduct(container, id, language)
    const answer = await publishedQuestions(knex, product.id, query.page ?? 1)
    // The response depends on the language, because a handle can belong to different products in two languages.
    response.vary("Accept-Language")
    answerSerialised(request, response, serialised(JSON.stringify(answer)))
  },
)

const limit = new RequestLimit(20, 10 * 60 * 1000)

export const POST = route(
  {
    summary: "Ask a question about a product",
    description:
      "For customers with a verified e-mail address. The question is published with the shop's answer, " +
      "which is also sent by e-mail.",
    access: "account",
    params,
    body: questionInputSchema,
    answer: acceptedSchema,
    limit: "20 questions in 10 minutes, and five without an answer per customer",
    refusals: { ...refusals, 403: ["address_unverified"], 409: ["questions_waiting"] },
    example: { text: "Convient-il à une perruche ?", author_name: "Ada P." },
  },
  async ({ params: { id }, body, knex, language, container, request }) => {
    limit.admit(request)
    const caller = await requireCaller(request)
    const product = await reviewedProduct(container, id, language)
    const email = provedEmail(caller)
    if (!caller.customer || !email) throw refuse("address_unverified", 403)
    await askQuestion(
      knex,
      { customer_id: caller.customer.id, email },
      { ...body, product_id: product.id, language },
    )
    return { accepted: true } satisfies Accepted
  },
)
