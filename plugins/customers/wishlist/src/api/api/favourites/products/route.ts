import { favouriteProductsQuerySchema, favouriteProductsSchema } from "@bon-perroquet/contract"
import { shopSnapshot } from "@bon-perroquet/shop-api/catalogue"
import { route } from "@bon-perroquet/api-kit/http"
import { requireService } from "@bon-perroquet/api-kit/services"

export const GET = route(
  {
    summary: "List favourite products",
    description:
      "By product ids, for visitors and for accounts. Products that are not for sale are left out.",
    query: favouriteProductsQuerySchema,
    answer: favouriteProductsSchema,
  },
  async ({ query, container }) => {
    requireService("favourites")
    const { products } = await shopSnapshot(container)
    return query.ids.flatMap((id) => products.get(id)?.product ?? [])
  },
)
