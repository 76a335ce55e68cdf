import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Language } from "@bon-perroquet/contract"
import type { InformationPageName, Sections } from "../../src/i18n/information-texts"
import type account from "../../src/i18n/locales/fr/account.json"
import type admin from "../../src/i18n/locales/fr/admin.json"
import type cart from "../../src/i18n/locales/fr/cart.json"
import type checkout from "../../src/i18n/locales/fr/checkout.json"
import type common from "../../src/i18n/locales/fr/common.json"
import type cookies from "../../src/i18n/locales/fr/cookies.json"
import type delivery from "../../src/i18n/locales/fr/delivery.json"
import type giftCards from "../../src/i18n/locales/fr/gift-cards.json"
import type home from "../../src/i18n/locales/fr/home.json"
import type information from "../../src/i18n/locales/fr/information.json"
import type layout from "../../src/i18n/locales/fr/layout.json"
import type productInformation from "../../src/i18n/locales/fr/product-information.json"
import type products from "../../src/i18n/locales/fr/products.json"
import type reviews from "../../src/i18n/locales/fr/reviews.json"
import type search from "../../src/i18n/locales/fr/search.json"

type Catalogues = {
  account: typeof account
  admin: typeof admin
  cart: typeof cart
  checkout: typeof checkout
  common: typeof common
  cookies: typeof cookies
  delivery: typeof delivery
  "gift-cards": typeof giftCards
  home: typeof home
  layout: typeof layout
  "product-information": typeof productInformation
  products: typeof products
  reviews: typeof reviews
  search: typeof search
}

const LOCALES = join(__dirname, "../../src/i18n/locales")

const read = (language: Language, catalogue: keyof Catalogues): unknown =>
  JSON.parse(readFileSync(join(LOCALES, language, `${catalogue}.json`), "utf8"))

export function textsIn(language: Language): Catalogues {
  const names = [
    "account",
    "admin",
    "cart",
    "checkout",
    "common",
    "cookies",
    "delivery",
    "gift-cards",
    "home",
    "layout",
    "product-information",
    "products",
    "reviews",
    "search",
  ] as const
  return Object.fromEntries(names.map((name) => [name, read(language, name)])) as Catalogues
}

type InformationTexts = Omit<typeof information, InformationPageName> &
  Record<InformationPageName, { title: string; intro: string; sections: Sections }>

export const informationIn = (language: Language): InformationTexts =>
  JSON.parse(readFileSync(join(LOCALES, language, "information.json"), "utf8")) as InformationTexts

export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (blank, name: string) => String(values[name] ?? blank))
}

/** Matches any white space, because Playwright may replace no-break spaces. */
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s/g, "\\s")

/** Matches only this text, with any values in its placeholders. */
export function pattern(text: string): RegExp {
  return new RegExp(
    `^${text
      .split(/\{\{\w+\}\}/)
      .map(literally)
      .join(".*")}$`,
  )
}
