import { addressIn, type Language, type ShopFacts } from "@bon-perroquet/contract"

type Merchant = ShopFacts["merchant"]

/** Returns a schema.org OnlineStore. */
export function shopData(merchant: Merchant, origin: string) {
  return {
    "@type": "OnlineStore",
    "@id": `${origin}/#shop`,
    name: merchant.name,
    legalName: merchant.legal_name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    email: merchant.email,
    vatID: merchant.vat_number.replaceAll(/[ .]/g, ""),
    address: {
      "@type": "PostalAddress",
      streetAddress: merchant.street,
      postalCode: merchant.postal_code,
      addressLocality: merchant.city,
      addressCountry: merchant.country,
    },
    sameAs: Object.values(merchant.social).filter(Boolean),
  }
}

/** Returns a schema.org WebSite with its search. */
export function siteData({ name }: Pick<Merchant, "name">, origin: string, language: Language) {
  return {
    "@type": "WebSite",
    name,
    url: origin + addressIn(language, "/"),
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${origin}${addressIn(language, "/products")}?q={search_term_string}`,
      },
      "query-input": "required name=search_term_string",
    },
  }
}
