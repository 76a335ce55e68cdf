import { lotChangeSchema, lotDetailSchema, lotIdSchema } from "@bon-perroquet/contract"
import { preconditionOf, route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { changeLot, lotDetail } from "../../../../../lots"

const idSchema = z.object({ id: lotIdSchema })

export const GET = route(
  {
    summary: "Retrieve a lot",
    description: "Includes its movements.",
    access: "administrator",
    params: idSchema,
    answer: lotDetailSchema,
    versioned: true,
    refusals: { 404: ["lot_not_found", "not_found"] },
  },
  ({ params, knex }) => lotDetail(knex, params.id),
)

export const PATCH = route(
  {
    summary: "Correct a lot",
    description: "Absent fields are not changed.",
    access: "administrator",
    params: idSchema,
    body: lotChangeSchema,
    answer: lotDetailSchema,
    versioned: true,
    refusals: { 404: ["lot_not_found", "not_found"], 409: ["lot_differs"] },
    example: { best_before: "2027-03-31" },
  },
  async ({ params, body, administrator: { email }, knex, request }) => {
    await changeLot(knex, email, params.id, body, preconditionOf(request))
    return lotDetail(knex, params.id)
  },
)
