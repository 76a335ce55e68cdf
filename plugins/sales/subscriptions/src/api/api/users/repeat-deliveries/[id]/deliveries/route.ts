import { repeatCountrySchema, repeatMethodsSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { methodsTo } from "../../../../../../actions"
import { requireOwn } from "../../../../../../views/own"

export const GET = route(
  {
    summary: "List delivery methods of a subscription",
    description: "For a country, with current prices. Use them in `destination` of an update.",
    access: "account",
    params: z.object({ id: z.string().max(64) }),
    query: repeatCountrySchema,
    answer: repeatMethodsSchema,
    refusals: { 404: ["repeat_not_found"] },
  },
  async ({ params: { id }, query: { country }, container, request }) => {
    await requireOwn(request, id)
    return { methods: await methodsTo(container, id, country) }
  },
)
