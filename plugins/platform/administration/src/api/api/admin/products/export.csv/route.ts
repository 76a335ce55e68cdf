import { route } from "@bon-perroquet/api-kit/http"
import { productsFile } from "../../../../../export"

export const GET = route(
  {
    summary: "Export products",
    description: "All products with all fields as CSV, in the columns of an import.",
    access: "administrator",
    answer: { file: "text/csv" },
  },
  async ({ container, response }) => {
    response.setHeader("Cache-Control", "no-store")
    response.setHeader("Content-Type", "text/csv; charset=utf-8")
    response.setHeader("Content-Disposition", 'attachment; filename="products.csv"')
    response.status(200).send(await productsFile(container))
    return undefined
  },
)
