import { extrasSchema } from "@bon-perroquet/contract"
import { offeredExtras } from "@bon-perroquet/checkout/extras"
import { route } from "../../../http"

export const GET = route(
  {
    summary: "List the extras",
    description:
      "What a shopper may add to an order at checkout, such as gift wrapping, in the caller's language. Whoever names none " +
      "gets none.",
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
