import { addressIn, comparedPrice, decimalEuro, sizedName, toCents } from "@bon-perroquet/contract"
import type { DayRange, Language, OpenCountries, Product, ProductVariant } from "@bon-perroquet/contract"
import { methodPrice } from "../../components/arrival"
import { productAddressIn } from "../../config/addresses"
import { customFactsOf } from "../../config/custom-facts"
import { localised } from "../../i18n/localised"
import { property } from "./information-data"
import { availabilityOf, hasSizes, inSize, sizeName } from "../products"

const CURRENCY = "EUR"

type Page = {
  origin: string
  language: Language
  shop: string
  terms: OpenCountries | undefined
  /** Language and words of custom fields. */
  words: Parameters<typeof customFactsOf>[2]
}

/** Returns schema.org data: a Product, or a ProductGroup for several sizes. */
export function productData(product: Product, page: Page) {
  if (!hasSizes(product)) return soldProduct(product, page)
  return {
    "@type": "ProductGroup",
    productGroupID: product.id,
    name: localised(product, "name", page.language),
    description: localised(product, "description", page.language),
    brand: { "@type": "Brand", name: page.shop },
    variesBy: ["https://schema.org/size"],
    hasVariant: product.variants.map((variant) => {
      const size = sizeName(variant, page.language)
      const sold = soldProduct(inSize(product, variant), page)
      const properties = sizeFacts(variant, page.words).map(({ name, value }) => property(name, value))
      return {
        ...sold,
        name: sizedName(sold.name, size),
        size,
        ...(properties.length > 0 && { additionalProperty: properties }),
      }
    }),
  }
}

/** Returns the merchant's custom fields of a size. */
export const sizeFacts = (variant: ProductVariant | undefined, words: Page["words"]) =>
  customFactsOf("variant", variant?.custom_fields ?? {}, words)

const SCHEMA_OF = { out: "OutOfStock", order: "BackOrder", low: "InStock", plenty: "InStock" } as const

function soldProduct(product: Product, { origin, language, shop, terms }: Page) {
  return {
    "@type": "Product",
    name: localised(product, "name", language),
    description: localised(product, "description", language),
    sku: product.sku,
    image: product.images.map((image) => new URL(image, origin).href),
    brand: { "@type": "Brand", name: shop },
    ...(product.weight !== null && {
      weight: { "@type": "QuantitativeValue", value: product.weight, unitCode: "GRM" },
    }),
    offers: {
      "@type": "Offer",
      url: origin + addressIn(language, productAddressIn(product, language)),
      price: decimalEuro(toCents(product.price)),
      priceCurrency: CURRENCY,
      ...compared(product),
      availability: `https://schema.org/${SCHEMA_OF[availabilityOf(product)]}`,
      itemCondition: "https://schema.org/NewCondition",
      seller: { "@id": `${origin}/#shop` },
      ...(terms && { shippingDetails: shippingDetails(product, terms) }),
    },
  }
}

const days = ({ min_days, max_days }: DayRange) => ({
  "@type": "QuantitativeValue",
  minValue: min_days,
  maxValue: max_days,
  unitCode: "DAY",
})

/** Returns price and transit time of one unit to each country by the default method. */
function shippingDetails({ price, weight }: Product, { destinations, dispatch }: OpenCountries) {
  const one = { grams: weight ?? 0, cents: toCents(price) }
  return destinations.flatMap(({ country, methods: [method] }) =>
    method
      ? [
          {
            "@type": "OfferShippingDetails",
            shippingRate: {
              "@type": "MonetaryAmount",
              value: decimalEuro(methodPrice(method, one)),
              currency: CURRENCY,
            },
            shippingDestination: { "@type": "DefinedRegion", addressCountry: country },
            deliveryTime: {
              "@type": "ShippingDeliveryTime",
              handlingTime: days(dispatch),
              transitTime: days(method),
            },
          },
        ]
      : [],
  )
}

function compared(product: Product) {
  const lowest = comparedPrice(product)
  if (lowest === null) return {}
  return {
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      priceType: "https://schema.org/StrikethroughPrice",
      price: decimalEuro(toCents(lowest)),
      priceCurrency: CURRENCY,
    },
  }
}
