import { articleChangeSchema, articlePreviewSchema, orderNumberSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { previewArticles } from "../../../../../../../articles"

export const POST = route(
  {
    summary: "Preview a change of articles",
    description: "Returns the price difference of a change of articles. Changes nothing.",
    access: "administrator",
    params: z.object({ order_number: orderNumberSchema }),
    body: articleChangeSchema,
    answer: articlePreviewSchema,
    refusals: {
      400: ["unknown_line"],
      404: ["order_not_found", "product_not_found"],
      409: [
        ...([
          "order_busy",
          "order_changed",
          "order_packed",
          "order_replaced",
          "order_refused",
          "edit_open",
        ] as const),
        ...([
          "articles_unchanged",
          "articles_all_removed",
          "order_without_vat",
          "insufficient_stock",
          "out_of_stock",
        ] as const),
      ],
    },
    example: { lines: [{ id: "ordli_01", quantity: 1 }], add: [] },
  },
  async ({ params, body: change, container, language }) => ({
    difference_cents: await previewArticles(container, { ...params, change, language }),
  }),
)
