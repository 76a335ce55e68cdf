import { linkedRepeatCountrySchema, repeatMethodsSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { methodsTo } from "../../../../../actions"
import { accessBy } from "../../../../../links"

export const POST = route(
  {
    summary: "List delivery methods of a subscription by its link",
    description: "For a country, with current prices. Use them in `destination` of an update.",
    body: linkedRepeatCountrySchema,
    answer: repeatMethodsSchema,
    refusals: { 400: ["link_expired"], 404: ["repeat_not_found"] },
    example: { token: "eyJkYXRhIjoi…", country: "BE" },
  },
  async ({ body: { token, country }, container }) => {
    const { repeat } = await accessBy(container, token)
    return { methods: await methodsTo(container, repeat.id, country) }
  },
)
