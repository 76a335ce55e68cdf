import { lotDetailSchema, lotIdSchema, lotMovementInputSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { lotDetail, takeFromLot } from "../../../../../../lots"

export const POST = route(
  {
    summary: "Remove units of a lot",
    description: "For reasons other than an order: damaged, lost, own use.",
    access: "administrator",
    params: z.object({ id: lotIdSchema }),
    body: lotMovementInputSchema,
    answer: lotDetailSchema,
    refusals: {
      404: ["lot_not_found", "product_not_found", "not_found"],
      409: ["lot_too_few", "insufficient_stock", "stock_not_managed", "product_busy"],
    },
    example: { quantity: 2, reason: "damaged" },
  },
  async ({ params, body, administrator: { email }, knex, container }) => {
    await takeFromLot(container, email, params.id, body)
    return lotDetail(knex, params.id)
  },
)
