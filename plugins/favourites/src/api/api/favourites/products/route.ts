import { favouriteProductsQuerySchema, favouriteProductsSchema } from "@bon-perroquet/contract"
import { shopSnapshot } from "@bon-perroquet/shop-api/catalogue"
import { route } from "@bon-perroquet/shop-api/http"
import { requireService } from "@bon-perroquet/shop-api/services"

export const GET = route(
  {
    summary: "Read the products of a list of favourites",
    description: "By their ids, for a visitor's list as for an account's; what is not for sale is left out.",
    query: favouriteProductsQuerySchema,
    answer: favouriteProductsSchema,
  },
  async ({ query, container }) => {
    requireService("favourites")
    const { products } = await shopSnapshot(container)
    return query.ids.flatMap((id) => products.get(id)?.product ?? [])
  },
)
