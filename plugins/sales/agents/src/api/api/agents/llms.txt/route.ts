import { route, shopOrigins } from "@bon-perroquet/api-kit/http"
import { requireService } from "@bon-perroquet/api-kit/services"
import { categoriesSchema } from "@bon-perroquet/contract"
import { shopSnapshot } from "@bon-perroquet/shop-api/catalogue"
import { merchantOf } from "@bon-perroquet/shop-settings/settings"
import { llmsText } from "../../../../markdown"

/** Products in the list. The search finds the others. */
const LISTED = 200

export const GET = route(
  {
    summary: "Retrieve the shop's introduction for language models",
    description: "Text according to llmstxt.org, also at `/llms.txt`.",
    answer: { file: "text/markdown" },
    refusals: { 404: ["not_found"] },
  },
  async ({ container, response }) => {
    requireService("agents")
    const [snapshot, { name }] = await Promise.all([shopSnapshot(container), merchantOf(container)])
    const categories = categoriesSchema.parse(JSON.parse(snapshot.categoryList().body.toString()))
    const products = snapshot.products
      .values()
      .slice(0, LISTED)
      .map(({ product }) => product)
    const [origin = ""] = shopOrigins(container)
    response.removeHeader("Set-Cookie")
    response.setHeader("Cache-Control", "public, max-age=300")
    response.type("text/plain; charset=utf-8").send(llmsText({ name, origin, categories, products }))
  },
)
