import { repeatTokenSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { createLinkSession } from "../../../../../links"

export const POST = route(
  {
    summary: "Use a link with full access to a subscription",
    description:
      "The link works once. Use the returned token in `linked`, `linked/deliveries` and " +
      "`linked/payment` until the link would have expired.",
    body: repeatTokenSchema,
    answer: repeatTokenSchema,
    refusals: { 400: ["link_expired"], 404: ["repeat_not_found"] },
    example: { token: "Vd2k0…" },
  },
  async ({ body: { token }, container }) => ({ token: await createLinkSession(container, token) }),
)
