import { paymentMethodsSchema } from "@bon-perroquet/contract"
import { offeredMethods } from "@bon-perroquet/checkout/methods"
import { route } from "../../../../http"

export const GET = route(
  {
    summary: "List the ways to pay",
    description:
      "Those that the shop offers, in the caller's language. The first is meant by whoever opens a payment page without " +
      "choosing one.",
    answer: paymentMethodsSchema,
  },
  ({ container, language }) =>
    Promise.resolve({
      methods: offeredMethods(container).map((method) => ({
        code: method.code,
        ...method.describe(language),
        is_paid_later: method.awaited !== undefined,
      })),
    }),
)
