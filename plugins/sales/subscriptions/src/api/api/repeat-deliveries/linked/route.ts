import { changeLinkedRepeatSchema, repeatDeliverySchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { changeRepeat } from "../../../../actions"
import { accessBy } from "../../../../links"
import { CHANGE_REFUSALS } from "../../../../refusals"
import { repeatView } from "../../../../views"

export const POST = route(
  {
    summary: "Retrieve or update a subscription by its link",
    description:
      "Without signing in. With only the token, the call returns the subscription. A token of a link in " +
      "an e-mail only allows changes that reduce the cost: skip, pause, end, a smaller quantity, a " +
      "lower frequency. A token of `linked/open` allows all changes for an hour.",
    body: changeLinkedRepeatSchema,
    answer: repeatDeliverySchema,
    refusals: { ...CHANGE_REFUSALS, 400: ["link_expired", ...CHANGE_REFUSALS[400]] },
    example: { token: "eyJkYXRhIjoi…", action: "skip" },
  },
  async ({ body: { token, ...change }, language, container }) => {
    const { repeat, may } = await accessBy(container, token)
    if (Object.values(change).some((value) => value !== undefined))
      await changeRepeat(container, repeat.id, change, { may })
    return repeatView(container, repeat.id, language, may)
  },
)
