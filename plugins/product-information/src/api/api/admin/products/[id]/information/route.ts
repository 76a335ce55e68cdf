import {
  adminProductInformationSchema,
  productIdSchema,
  productInformationChangeSchema,
} from "@bon-perroquet/contract"
import { preconditionOf, route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "zod"
import { adminInformation, changeInformation } from "../../../../../../information"

const idSchema = z.object({ id: productIdSchema })

export const GET = route(
  {
    summary: "Read what is told of a product before it is bought, and what is missing",
    description: "As it is written: nothing stands in for a text that a language has not.",
    access: "administrator",
    params: idSchema,
    answer: adminProductInformationSchema,
    versioned: true,
    refusals: { 404: ["product_not_found", "not_found"] },
  },
  async ({ params, container, request }) => {
    await requireAdministrator(request)
    return adminInformation(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), params.id)
  },
)

export const PUT = route(
  {
    summary: "Tell something of a product before it is bought",
    description: "What is absent stays as it is. Allergens stand between asterisks in `ingredients`.",
    access: "administrator",
    params: idSchema,
    body: productInformationChangeSchema,
    answer: adminProductInformationSchema,
    versioned: true,
    refusals: { 404: ["product_not_found", "not_found"] },
    example: { kind: "single_ingredient_food", allergens: ["nuts"], origin: "ES" },
  },
  async ({ params, body, container, request }) => {
    const { email } = await requireAdministrator(request)
    const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
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
