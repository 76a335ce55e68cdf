import { lotDetailSchema, lotIdSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { clearLot, lotDetail } from "../../../../../../lots"

export const POST = route(
  {
    summary: "Confirm the removal of a lot's goods",
    description: "Confirms that expired or recalled units were physically removed from the store.",
    access: "administrator",
    params: z.object({ id: lotIdSchema }),
    answer: lotDetailSchema,
    refusals: { 404: ["lot_not_found", "not_found"] },
  },
  async ({ params, administrator: { email }, knex }) => {
    await clearLot(knex, email, params.id)
    return lotDetail(knex, params.id)
  },
)
