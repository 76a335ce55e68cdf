import { linkSchema, acceptedSchema } from "@bon-perroquet/contract"
import { accepted, route } from "@bon-perroquet/api-kit/http"
import { acceptTransfer } from "../../../../orders/transfer"

export const POST = route(
  {
    summary: "Transfer an order to an account",
    description:
      "Requires the token of the link that was e-mailed to the order's customer after an account " +
      "requested the transfer in Medusa's Store API.",
    body: linkSchema,
    answer: acceptedSchema,
    refusals: { 400: ["link_expired"] },
    example: { token: "eyJhbGciOi…" },
  },
  ({ body, container }) => accepted(acceptTransfer(container, body.token)),
)
