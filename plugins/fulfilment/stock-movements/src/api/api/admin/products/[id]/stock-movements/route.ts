import {
  productIdSchema,
  stockMovementInputSchema,
  stockMovementSchema,
  stockMovementsQuerySchema,
  stockMovementsSchema,
  TOTAL_COUNT_HEADER,
} from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { moveStock, readMovements } from "../../../../../../movements"

const idSchema = z.object({ id: productIdSchema })

export const GET = route(
  {
    summary: "List a product's stock movements",
    description: "Newest first, of all causes. The sum of a size's movements is its stock on the shelf.",
    access: "administrator",
    params: idSchema,
    query: stockMovementsQuerySchema,
    answer: stockMovementsSchema,
    headers: { [TOTAL_COUNT_HEADER]: "How many match, on all pages." },
  },
  async ({ params, query, knex, response }) => {
    const { movements, total } = await readMovements(knex, { product_id: params.id, ...query })
    response.setHeader(TOTAL_COUNT_HEADER, String(total))
    return movements
  },
)

export const POST = route(
  {
    summary: "Add, remove or count units",
    description:
      "Units are added to or removed from the current stock, so simultaneous sales are kept. A count with `seen_movement_id` is " +
      "rejected if the stock has moved since the counter saw it.",
    access: "administrator",
    params: idSchema,
    body: stockMovementInputSchema,
    answer: stockMovementSchema,
    refusals: {
      404: ["product_not_found"],
      409: ["stock_not_managed", "insufficient_stock", "changed_meanwhile", "product_busy"],
    },
    example: { kind: "in", quantity: 40, reason: "delivery", note: "Bon 2026-117" },
  },
  ({ params, body, administrator: { email }, container }) => moveStock(container, email, params.id, body),
)
