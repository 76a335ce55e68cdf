import { favouritesInputSchema, favouritesSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireService } from "@bon-perroquet/api-kit/services"
import { requireCustomer } from "@bon-perroquet/api-kit/identity"
import { favouritesOf, mark } from "../../../marked"

export const GET = route(
  {
    summary: "List favourites",
    description: "Product ids, newest first.",
    access: "account",
    answer: favouritesSchema,
    refusals: { 403: ["administrator_account"] },
  },
  async ({ knex, request }) => {
    requireService("favourites")
    const customer = await requireCustomer(request)
    return { product_ids: await favouritesOf(knex, customer) }
  },
)

export const POST = route(
  {
    summary: "Add favourites",
    description:
      "One product, or all favourites of a visitor after sign-in. Existing favourites are kept, and " +
      "unknown products are ignored.",
    access: "account",
    body: favouritesInputSchema,
    answer: favouritesSchema,
    refusals: { 403: ["administrator_account"], 409: ["favourites_too_many"] },
    example: { product_ids: ["prod_01HZX3E6A8"] },
  },
  async ({ body, knex, request }) => {
    requireService("favourites")
    const customer = await requireCustomer(request)
    await mark(knex, customer, body.product_ids)
    return { product_ids: await favouritesOf(knex, customer) }
  },
)
