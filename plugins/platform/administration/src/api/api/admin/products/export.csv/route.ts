import { route } from "@bon-perroquet/api-kit/http"
import { requireAdministrator } from "@bon-perroquet/api-kit/identity"
import { informationKeeper } from "@bon-perroquet/api-kit/information"
import { lotKeeper } from "@bon-perroquet/api-kit/lots"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { categoriesOf } from "../../../../../imports/categories"
import { withOldAddresses } from "../../../../../imports/old-addresses"
import { productsCsv } from "../../../../../export/products-csv"
import { listProducts } from "../../../../../products"

export const GET = route(
  {
    summary: "Export products",
    description: "All products with all fields as CSV, in the columns of an import.",
    access: "administrator",
    answer: { file: "text/csv" },
  },
  async ({ container, request, response }) => {
    await requireAdministrator(request)
    response.setHeader("Cache-Control", "no-store")
    response.setHeader("Content-Type", "text/csv; charset=utf-8")
    response.setHeader("Content-Disposition", 'attachment; filename="products.csv"')
    const { products } = await listProducts(container)
    const { names } = await categoriesOf(container)
    const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const information = await informationKeeper()?.read(
      knex,
      products.map(({ id }) => id),
    )
    const shelves = await lotKeeper()?.shelves(
      knex,
      products.flatMap(({ variants }) => variants.map(({ id }) => id)),
    )
    const filed = await withOldAddresses(knex, products)
    response.status(200).send(productsCsv(filed, names, information, shelves))
    return undefined
  },
)
