import { addressIn, type Language, type Product } from "@bon-perroquet/contract"
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

  async stockOf(id: string): Promise<number> {
    return (await this.find(`product ${id}`, (product) => product.id === id)).stock
  }
}

export const addressOf = (product: Product, language: Language): string =>
  addressIn(language, `/products/${product[`handle_${language}`]}`)

export const nameOf = (product: Product, language: Language): string => product[`name_${language}`]
