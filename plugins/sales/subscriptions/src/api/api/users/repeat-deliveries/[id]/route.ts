import { changeRepeatSchema, repeatDeliverySchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { changeRepeat } from "../../../../../actions"
import { requireOwn } from "../../../../../views/own"
import { CHANGE_REFUSALS } from "../../../../../refusals"
import { repeatView } from "../../../../../views"

export const POST = route(
  {
    summary: "Update a subscription",
    description:
      "`action` skips the next delivery, pauses, resumes or ends the subscription. The other fields " +
      "change it from the next delivery on.",
    access: "account",
    params: z.object({ id: z.string().max(64) }),
    body: changeRepeatSchema,
    answer: repeatDeliverySchema,
    refusals: CHANGE_REFUSALS,
    example: { action: "pause" },
  },
  async ({ params: { id }, body, container, request, language }) => {
    await requireOwn(request, id)
    await changeRepeat(container, id, body)
    return repeatView(container, id, language)
  },
)
