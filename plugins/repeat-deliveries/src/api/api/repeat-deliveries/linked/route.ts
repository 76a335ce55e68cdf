import { changeLinkedRepeatSchema, repeatDeliverySchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { linkData } from "@bon-perroquet/shop-api/signed-links"
import { changeRepeat } from "../../../../actions"
import { CHANGE_REFUSALS } from "../../../../refusals"
import { repeatView } from "../../../../views"

export const POST = route(
  {
    summary: "Read or change a repeat delivery by its link",
    description:
      "Without signing in: the token is of a link that was sent to its owner by e-mail. Alone it reads. `action` skips the next delivery, " +
      "pauses, resumes or ends; the others change what comes from the next delivery on.",
    body: changeLinkedRepeatSchema,
    answer: repeatDeliverySchema,
    refusals: { ...CHANGE_REFUSALS, 400: ["link_expired", ...CHANGE_REFUSALS[400]] },
    example: { token: "eyJkYXRhIjoi…", action: "skip" },
  },
  async ({ body: { token, ...change }, language, container }) => {
    const { repeat } = linkData(container, "repeat", token)
    if (Object.values(change).some((value) => value !== undefined))
      await changeRepeat(container, repeat, change)
    return repeatView(container, repeat, language)
  },
)
