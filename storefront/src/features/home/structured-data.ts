import { addressIn, type Language } from "@bon-perroquet/contract"
import { merchant } from "../../config/merchant"

/** Who sells, as search engines read it (schema.org/OnlineStore). */
export function shopData(origin: string) {
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
    sameAs: Object.values(merchant.social),
  }
}

/** The site, and where one searches in it (schema.org/WebSite). */
export function siteData(origin: string, language: Language) {
  return {
    "@type": "WebSite",
    name: merchant.name,
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
