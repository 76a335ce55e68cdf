import { boughtWithSchema, productIdSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireService } from "@bon-perroquet/api-kit/services"
import { z } from "zod"
import { boughtWithProduct } from "../../../../../../pairs"

export const GET = route(
  {
    summary: "List products bought together with a product",
    description:
      "Calculated every night from the paid orders of the last 180 days, at most the newest 100,000. " +
      "Only products with enough different buyers are included, at most eight.",
    access: "administrator",
    params: z.object({ id: productIdSchema }),
    answer: boughtWithSchema,
    refusals: { 404: ["not_found"] },
  },
  async ({ params, container, language }) => {
    requireService("bought_together")
    return boughtWithProduct(container, params.id, language)
  },
)
