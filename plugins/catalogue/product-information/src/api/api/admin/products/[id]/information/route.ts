import {
  adminProductInformationSchema,
  productIdSchema,
  productInformationChangeSchema,
} from "@bon-perroquet/contract"
import { preconditionOf, route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { adminInformation, changeInformation } from "../../../../../../information"

const idSchema = z.object({ id: productIdSchema })

export const GET = route(
  {
    summary: "Retrieve a product's mandatory information",
    description: "As written, without language fallback, with a list of missing fields.",
    access: "administrator",
    params: idSchema,
    answer: adminProductInformationSchema,
    versioned: true,
    refusals: { 404: ["product_not_found", "not_found"] },
  },
  ({ params, knex }) => adminInformation(knex, params.id),
)

export const PUT = route(
  {
    summary: "Update a product's mandatory information",
    description: "Absent fields are not changed. Put allergens in `ingredients` between asterisks.",
    access: "administrator",
    params: idSchema,
    body: productInformationChangeSchema,
    answer: adminProductInformationSchema,
    versioned: true,
    refusals: { 404: ["product_not_found", "not_found"] },
    example: { kind: "single_ingredient_food", allergens: ["nuts"], origin: "ES" },
  },
  async ({ params, body, administrator: { email }, knex, container, request }) => {
    await adminInformation(knex, params.id)
    const change = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
    await changeInformation(
      container,
      { by: email },
      [{ product_id: params.id, change }],
      preconditionOf(request),
    )
    return adminInformation(knex, params.id)
  },
)
