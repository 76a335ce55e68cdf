import { linkSchema, type Accepted, acceptedSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
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
  async ({ body, container }) => {
    await acceptTransfer(container, body.token)
    return { accepted: true } satisfies Accepted
  },
)
