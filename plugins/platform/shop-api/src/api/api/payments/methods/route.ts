import { paymentMethodsQuerySchema, paymentMethodsSchema } from "@bon-perroquet/contract"
import { offeredMethods } from "@bon-perroquet/checkout/methods"
import { route } from "@bon-perroquet/api-kit/http"

export const GET = route(
  {
    summary: "List payment methods",
    description: "In the caller's language. The first one is the default when you open a payment page.",
    query: paymentMethodsQuerySchema,
    answer: paymentMethodsSchema,
  },
  ({ container, language, query: { country } }) =>
    Promise.resolve({
      methods: offeredMethods(container).map((method) => ({
        code: method.code,
        ...method.describe(language, country),
        marks: [...(method.marks?.(country) ?? [])],
        is_paid_later: method.awaited !== undefined,
      })),
    }),
)
