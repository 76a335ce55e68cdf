import { favouriteProductsQuerySchema, favouriteProductsSchema } from "@bon-perroquet/contract"
import { catalogueKeeper } from "@bon-perroquet/api-kit/catalogue"
import { refuse, route } from "@bon-perroquet/api-kit/http"
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
    const catalogue = catalogueKeeper()
    if (!catalogue) throw refuse("not_found", 404)
    return catalogue.products(container, query.ids)
  },
)
