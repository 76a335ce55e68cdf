import { addressProofQuerySchema, addressProofSchema } from "@bon-perroquet/contract/shop-address"
import { route } from "@bon-perroquet/api-kit/http"
import { addressProof } from "../../../../address-proof"

export const GET = route(
  {
    summary: "Prove that an address leads to this shop",
    description:
      "Returns a hash of the challenge with the shop's secret. The shop calls its own public address with it before " +
      "an owner can save the address.",
    query: addressProofQuerySchema,
    answer: addressProofSchema,
  },
  ({ container, query: { challenge } }) => ({ proof: addressProof(container, challenge) }),
)
