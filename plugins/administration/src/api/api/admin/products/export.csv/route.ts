import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { productsCsv } from "../../../../../export/products-csv"
import { listProducts } from "../../../../../goods"

export const GET = route(
  {
    summary: "Export prices and stock",
    description: "Every product as CSV, in the columns that an import reads.",
    access: "administrator",
    answer: { file: "text/csv" },
  },
  async ({ container, request, response }) => {
    await requireAdministrator(request)
    response.setHeader("Cache-Control", "no-store")
    response.setHeader("Content-Type", "text/csv; charset=utf-8")
    response.setHeader("Content-Disposition", 'attachment; filename="products.csv"')
    const { products } = await listProducts(container)
    response.status(200).send(productsCsv(products))
    return undefined
  },
)
