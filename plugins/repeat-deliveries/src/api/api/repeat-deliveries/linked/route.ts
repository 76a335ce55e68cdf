import { changeLinkedRepeatSchema, repeatDeliverySchema, repeatTokenSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { linkData } from "@bon-perroquet/shop-api/signed-links"
import { changeRepeat } from "../../../../actions"
import { CHANGE_REFUSALS } from "../../../../refusals"
import { repeatView } from "../../../../views"

export const GET = route(
  {
    summary: "Read a repeat delivery by its link",
    description: "The token is of a link that was sent to its owner by e-mail. Reading changes nothing.",
    query: repeatTokenSchema,
    answer: repeatDeliverySchema,
    refusals: { 400: ["link_expired"], 404: ["repeat_not_found"] },
  },
  ({ query, language, container }) =>
    repeatView(container, linkData(container, "repeat", query.token).repeat, language),
)

export const POST = route(
  {
    summary: "Change a repeat delivery by its link",
    description:
      "Without signing in: `action` skips the next delivery, pauses, resumes or ends; the others change what comes from the next delivery on.",
    body: changeLinkedRepeatSchema,
    answer: repeatDeliverySchema,
    refusals: { ...CHANGE_REFUSALS, 400: ["link_expired", ...CHANGE_REFUSALS[400]] },
    example: { token: "eyJkYXRhIjoi…", action: "skip" },
  },
  async ({ body: { token, ...change }, language, container }) => {
    const { repeat } = linkData(container, "repeat", token)
    await changeRepeat(container, repeat, change)
    return repeatView(container, repeat, language)
  },
)
