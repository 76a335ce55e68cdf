import { favouriteSchema, favouritesSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireService } from "@bon-perroquet/api-kit/services"
import { requireCustomer } from "@bon-perroquet/api-kit/identity"
import { favouritesOf, unmark } from "../../../../marked"

export const DELETE = route(
  {
    summary: "Remove a favourite",
    description: "Succeeds also if the product is not a favourite.",
    access: "account",
    params: favouriteSchema,
    answer: favouritesSchema,
    refusals: { 403: ["administrator_account"] },
  },
  async ({ params, knex, request }) => {
    requireService("favourites")
    const customer = await requireCustomer(request)
    await unmark(knex, customer, params.product_id)
    return { product_ids: await favouritesOf(knex, customer) }
  },
)
