import {
  addressIn,
  DEFAULT_COUNTRY,
  FORMAT_LOCALE_OF,
  type Language,
  type OpenCountries,
  type Product,
} from "@bon-perroquet/contract"
import { ShopClient } from "@bon-perroquet/testing"
import type { APIRequestContext } from "@playwright/test"

export class Catalogue {
  constructor(private readonly request: APIRequestContext) {}

  async all(): Promise<Product[]> {
    const response = await this.request.get("/api/products", { headers: { "cache-control": "no-cache" } })
    return (await response.json()) as Product[]
  }

  async find(what: string, is: (product: Product) => boolean): Promise<Product> {
    const product = (await this.all()).find(is)
    if (!product) throw new Error(`The catalogue has no ${what}`)
    return product
  }

  /** Returns food for people at 6 % VAT with sufficient stock. */
  almonds(): Promise<Product> {
    return this.find("almonds", ({ handle }) => handle === "amandes-decortiquees")
  }

  /** Returns bird feed at 21 % VAT with sufficient stock. */
  feed(): Promise<Product> {
    return this.find("feed at 9.99", ({ vat_rate, price, stock }) => {
      return vat_rate === 21 && price === 9.99 && stock > 50
    })
  }
}

export const addressOf = (product: Product, language: Language): string =>
  addressIn(language, `/products/${product[`handle_${language}`]}`)

export const nameOf = (product: Product, language: Language): string => product[`name_${language}`]

/**
 * Returns a pattern of the last delivery days that the shop may promise, for example "jeudi 3". It includes the days
 * after the next deadlines, because a deadline may pass during a test.
 */
export async function promisedDays(language: Language): Promise<RegExp> {
  const { destinations } = (await new ShopClient().send("GET", "/api/delivery/countries"))
    .body as OpenCountries
  const home = destinations.find(({ country }) => country === DEFAULT_COUNTRY)?.methods[0]
  const weekday = new Intl.DateTimeFormat(FORMAT_LOCALE_OF[language], { weekday: "long", timeZone: "UTC" })
  const days = (home?.arrivals ?? []).map(({ by }) => {
    const day = new Date(by)
    return `${weekday.format(day)}\\D{1,3}${day.getUTCDate()}\\D`
  })
  if (days.length === 0) throw new Error("The shop promises no day for home deliveries.")
  return new RegExp(days.join("|"))
}
