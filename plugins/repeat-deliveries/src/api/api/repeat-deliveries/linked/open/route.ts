import { repeatTokenSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { openSession } from "../../../../../links"

export const POST = route(
  {
    summary: "Use a mailed link that allows every change of a repeat delivery",
    description:
      "The link works once. The answer's token stands for it in `linked`, `linked/deliveries` and `linked/payment` until the link " +
      "would have expired.",
    body: repeatTokenSchema,
    answer: repeatTokenSchema,
    refusals: { 400: ["link_expired"], 404: ["repeat_not_found"] },
    example: { token: "Vd2k0…" },
  },
  async ({ body: { token }, container }) => ({ token: await openSession(container, token) }),
)
