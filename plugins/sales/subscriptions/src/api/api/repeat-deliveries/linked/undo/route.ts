import { repeatDeliverySchema, repeatTokenSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { undoChange } from "../../../../../actions"
import { repeatView } from "../../../../../views"

export const POST = route(
  {
    summary: "Undo a change of a subscription",
    description:
      "Requires the token of the link in the e-mail about the change. Possible once within 24 hours, if " +
      "there was no later change.",
    body: repeatTokenSchema,
    answer: repeatDeliverySchema,
    refusals: {
      400: ["link_expired"],
      404: ["repeat_not_found"],
      409: ["repeat_changed", "cart_frozen", "cart_busy"],
      503: ["payment_unavailable"],
    },
    example: { token: "Vd2k0…" },
  },
  async ({ body: { token }, container, language }) =>
    repeatView(container, await undoChange(container, token), language, "reduce"),
)
