import { setupSchema } from "@bon-perroquet/contract/setup"
import { route } from "@bon-perroquet/api-kit/http"
import { readSetup } from "../../../../setup"

export const GET = route(
  {
    summary: "Retrieve the checklist of a new shop",
    description:
      "Steps from a new shop to its first order. The shop checks each step at every request: for example, it sends " +
      "a call with the key of the payment provider.",
    access: "administrator",
    answer: setupSchema,
  },
  ({ container }) => readSetup(container),
)
