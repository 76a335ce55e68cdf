import "i18next"
import type { InformationPageName, Sections } from "./information-texts"
import type account from "./locales/fr/account.json"
import type admin from "./locales/fr/admin.json"
import type cart from "./locales/fr/cart.json"
import type checkout from "./locales/fr/checkout.json"
import type common from "./locales/fr/common.json"
import type cookies from "./locales/fr/cookies.json"
import type delivery from "./locales/fr/delivery.json"
import type giftCards from "./locales/fr/gift-cards.json"
import type home from "./locales/fr/home.json"
import type information from "./locales/fr/information.json"
import type layout from "./locales/fr/layout.json"
import type productInformation from "./locales/fr/product-information.json"
import type products from "./locales/fr/products.json"
import type reviews from "./locales/fr/reviews.json"
import type search from "./locales/fr/search.json"

/** Type of the information pages. It is written out, because it is too deep for the compiler to infer. */
type InformationPage = { title: string; intro: string; sections: Sections }
type InformationTexts = Record<InformationPageName, InformationPage> & {
  privacy: { newsletterProvider: string }
} & Pick<typeof information, "messenger" | "contents" | "contactForm" | "cookieSettings">

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common"
    resources: {
      account: typeof account
      admin: typeof admin
      cart: typeof cart
      checkout: typeof checkout
      common: typeof common
      cookies: typeof cookies
      delivery: typeof delivery
      "gift-cards": typeof giftCards
      home: typeof home
      information: InformationTexts
      layout: typeof layout
      "product-information": typeof productInformation
      products: typeof products
      reviews: typeof reviews
      search: typeof search
    }
  }
}
