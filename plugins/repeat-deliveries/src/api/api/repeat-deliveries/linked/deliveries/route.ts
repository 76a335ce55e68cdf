import { linkedRepeatCountrySchema, repeatMethodsSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { methodsTo } from "../../../../../actions"
import { accessBy } from "../../../../../links"

export const POST = route(
  {
    summary: "List the ways to deliver a repeat delivery by its link",
    description: "To a country, each with its price today: for `destination` of a change.",
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
