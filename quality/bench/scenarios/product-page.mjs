import { catalogueOf } from "../shop.mjs"
import { everyone } from "./visitors.mjs"

/** A product page as HTML, compared with Medusa's product data. @type {import("./index.mjs").Scenario} */
export const productPage = {
  name: "product-page",
  pairs: async (shop) => {
    const [product] = await catalogueOf(shop.edge)
    if (!product) throw new Error("The shop has no products for sale.")
    const { id, handle } = product
    return [
      {
        name: "A product's page",
        stock: {
          name: "GET /store/products/:id (JSON)",
          url: shop.engine,
          turns: everyone({ path: `/store/products/${id}`, headers: shop.key }),
        },
        ours: {
          name: "GET /products/:handle (HTML), through the edge",
          url: shop.edge,
          turns: everyone({ path: `/products/${handle}`, headers: { "accept-encoding": "br" } }),
        },
      },
    ]
  },
}
