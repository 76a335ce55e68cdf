import { extrasSchema } from "@bon-perroquet/contract"
import { offeredExtras } from "@bon-perroquet/checkout/extras"
import { route } from "@bon-perroquet/api-kit/http"

export const GET = route(
  {
    summary: "List extras",
    description:
      "Options that customers can add to an order at checkout, for example gift wrapping, in the " +
      "caller's language. No extra is added by default.",
    answer: extrasSchema,
  },
  ({ container, language }) =>
    Promise.resolve({
      extras: offeredExtras(container).map((extra) => ({
        code: extra.code,
        ...extra.describe(language),
        price_cents: extra.price_cents,
      })),
    }),
)
