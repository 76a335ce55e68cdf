import { refuse, route } from "@bon-perroquet/api-kit/http"
import { requireService } from "@bon-perroquet/api-kit/services"
import { z } from "zod"
import { reviewsOf } from "../../../../../catalogue/reviews"
import { readProduct } from "../../../../../catalogue/search"
import { productMarkdown } from "../../../../../markdown"
import { NoResult } from "../../../../../messages"

export const GET = route(
  {
    summary: "Retrieve a product as Markdown",
    description:
      "Id or handle of the product and `.md`, also at the address of its page with `.md` at the end.",
    params: z.object({ file: z.string().regex(/^[A-Za-z0-9_-]{1,255}\.md$/) }),
    answer: { file: "text/markdown" },
    refusals: { 404: ["not_found", "product_not_found"] },
  },
  async ({ params: { file }, container, language, request, response }) => {
    requireService("agents")
    const agent = { name: "reader", is_verified: false, protocol: "mcp" as const }
    const read = readProduct({ container, agent, language, request }, { id: file.slice(0, -".md".length) })
    const { product } = await read.catch((error: unknown) => {
      throw error instanceof NoResult ? refuse("product_not_found", 404) : error
    })
    const { reviews } = await reviewsOf(container, product.id)
    response.removeHeader("Set-Cookie")
    response.vary("Accept-Language").setHeader("Cache-Control", "public, max-age=300")
    response.type("text/markdown; charset=utf-8").send(productMarkdown(product, reviews))
  },
)
