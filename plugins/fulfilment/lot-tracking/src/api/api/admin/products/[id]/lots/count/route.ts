import { lotCountSchema, productIdSchema, productLotsSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { productLots, stateLots } from "../../../../../../../lots"

export const POST = route(
  {
    summary: "Count a product's stock by lot",
    description:
      "Sets the units of each listed lot. The stock becomes the sum of all lots. A new number creates a lot. With " +
      "`stored`, the units that you saw, the count is rejected if goods have arrived or left since.",
    access: "administrator",
    params: z.object({ id: productIdSchema }),
    body: lotCountSchema,
    answer: productLotsSchema,
    refusals: {
      404: ["product_not_found", "not_found"],
      409: [
        "changed_meanwhile",
        "lot_not_kept",
        "lot_differs",
        "insufficient_stock",
        "stock_not_managed",
        "product_busy",
      ],
    },
    example: { lots: [{ number: "L26-117", quantity: 38, stored: 40 }] },
  },
  async ({ params, body: { variant_id, ...count }, container, administrator: { email }, knex }) => {
    await stateLots(container, { by: email }, { product_id: params.id, variant_id, ...count })
    return productLots(knex, params.id)
  },
)
