import { countByAddress, mayBeMailed } from "@bon-perroquet/accounts/limits"
import { provedEmail, callerOf } from "@bon-perroquet/api-kit/identity"
import { backInStockAnswerSchema, backInStockSchema, productReferenceSchema } from "@bon-perroquet/contract"
import { inBackground, refuse, route } from "@bon-perroquet/api-kit/http"
import { requireService } from "@bon-perroquet/api-kit/services"
import { z } from "zod"
import { mailQuestion } from "../../../../../mails"
import { writeRequest } from "../../../../../requests/ask"
import { requestedSize } from "../../../../../goods"

export const POST = route(
  {
    summary: "Request a back-in-stock alert",
    description:
      "For a size that is sold out. The shop sends an e-mail to confirm the request (double opt-in). " +
      "The answer is the same for known and unknown e-mail addresses. Customers who are signed in with " +
      "a verified address need no confirmation.",
    access: "anyone-or-account",
    params: z.object({ id: productReferenceSchema }),
    body: backInStockSchema,
    answer: backInStockAnswerSchema,
    refusals: { 404: ["product_not_found"], 409: ["product_in_stock"] },
    limit:
      "60 in a quarter of an hour; three mails that ask in a quarter of an hour to one address of e-mail",
    example: { email: "anne@example.org" },
  },
  async ({ params, body, knex, language, container, request }) => {
    requireService("back_in_stock")
    const size = await requestedSize(container, params.id, language, body.variant_id)
    if (!size) throw refuse("product_not_found", 404)
    if (size.variant.stock > 0) throw refuse("product_in_stock", 409)
    await countByAddress(request, "back-in-stock")
    const caller = await callerOf(request)
    const email = body.email.toLowerCase()
    const confirmed = caller !== null && provedEmail(caller) === email
    const input = { product_id: size.product.id, variant_id: size.variant.id, email, language }
    const write = async () => {
      const id = await writeRequest(knex, input, confirmed)
      if (id && (await mayBeMailed(request, "back-in-stock", email)))
        await mailQuestion(container, { id, email, language }, size)
    }
    if (confirmed) await write()
    else inBackground(container, "A request to be told when goods are back", write)
    return { accepted: true as const, confirmed }
  },
)
