import type { ImportLayout } from "@bon-perroquet/contract"

const PRODUCT = "/products/:handle"
const CATEGORY = "/products?category=:handle"

const to = (target: string, sources: readonly string[]) => sources.map((source) => ({ source, target }))

/** Usual addresses of products and categories by system, the most specific first. */
export const LAYOUT_PATTERNS: Record<ImportLayout, readonly { source: string; target: string }[]> = {
  woocommerce: [
    ...to(PRODUCT, ["/product/:handle", "/produit/:handle", "/produkt/:handle", "/*/product/:handle"]),
    ...to(CATEGORY, [
      "/product-category/*/:handle",
      "/categorie-produit/*/:handle",
      "/product-categorie/*/:handle",
      "/produkt-kategorie/*/:handle",
    ]),
    ...to("/products", ["/shop", "/boutique", "/winkel"]),
  ],
  shopify: [
    ...to(PRODUCT, ["/collections/:collection/products/:handle"]),
    ...to("/products", ["/collections/all"]),
    ...to(CATEGORY, ["/collections/:handle"]),
  ],
  prestashop: [
    ...to(PRODUCT, ["/*/:id-:id_size-:handle.html", "/*/:id-:handle.html"]),
    ...to(CATEGORY, ["/:id-:handle"]),
  ],
  // In Magento, this pattern also matches categories.
  magento: to(PRODUCT, ["/*/:handle.html"]),
  medusa: [],
  lightspeed: to(PRODUCT, ["/*/:handle.html"]),
  ecwid: to(PRODUCT, ["/*/:handle-p:id"]),
}
