import type { Language, Product } from "@bon-perroquet/contract"
import { merchant } from "../../config/merchant"
import { productAddress } from "../../config/addresses"
import { localised } from "../../i18n/localised"
import { availabilityOf } from "../products"

type Page = {
  /** The shop's public address. */
  origin: string
  language: Language
}

/** A product and its offer, as search engines read them (schema.org/Product). */
export function productData(product: Product, { origin, language }: Page) {
  const out = availabilityOf(product) === "out"
  return {
    "@type": "Product",
    name: localised(product, "name", language),
    description: localised(product, "description", language),
    sku: product.sku,
    image: product.images.map((image) => new URL(image, origin).href),
    brand: { "@type": "Brand", name: merchant.name },
    ...(product.weight !== null && {
      weight: { "@type": "QuantitativeValue", value: product.weight, unitCode: "GRM" },
    }),
    offers: {
      "@type": "Offer",
      url: origin + productAddress(product.handle),
      price: product.price.toFixed(2),
      priceCurrency: "EUR",
      availability: `https://schema.org/${out ? "OutOfStock" : "InStock"}`,
      itemCondition: "https://schema.org/NewCondition",
      seller: { "@id": `${origin}/#shop` },
    },
  }
}
