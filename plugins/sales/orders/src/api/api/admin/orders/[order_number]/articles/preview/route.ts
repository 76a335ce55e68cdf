import { articleChangeSchema, articlePreviewSchema, orderNumberSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { ARTICLE_CONFLICTS, previewArticles } from "../../../../../../../articles"

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
      409: ARTICLE_CONFLICTS,
    },
    example: { lines: [{ id: "ordli_01", quantity: 1 }], add: [] },
  },
  async ({ params, body: change, container, language }) => ({
    difference_cents: await previewArticles(container, { ...params, change, language }),
  }),
)
