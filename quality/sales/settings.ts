import { lotSchema, type OpenCountries } from "@bon-perroquet/contract"
import { GOODS, type Shop } from "@bon-perroquet/invoices/testing/model"
import type { Administrator } from "@bon-perroquet/orders/testing"
import { requireVariable, ownProduct, ShopClient, until } from "@bon-perroquet/testing"
import { DEFAULT_RATES } from "@bon-perroquet/vat/rates"
import { knex as connect, type Knex } from "@medusajs/framework/mikro-orm/knex"
import type { OtherEngine } from "./other-engine"

const euro = (cents: number): number => cents / 100
const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Prefix of the ids of VAT rates that a model created. */
const RATE = "vatr_sale_model_"

type Product = Awaited<ReturnType<typeof ownProduct>>

/** Sets the goods, prices, VAT rates and open countries of a model in a running shop. */
export class Settings {
  private readonly products = new Map<string, Product>()
  private readonly database: Knex
  private shop: Shop | undefined
  private set = { dearer: 0, rise: 0, open: "FR,NL" }
  private lots: string[] = []
  private sequence = 0

  constructor(
    private readonly administrator: Administrator,
    private readonly otherEngine: OtherEngine,
  ) {
    this.database = connect({
      client: "pg",
      connection: { connectionString: requireVariable("DATABASE_URL") },
    })
  }

  async prepare(): Promise<void> {
    for (const { variant, unit_cents, vatClass } of GOODS) {
      const vat_rate = vatClass === 6 ? 6 : 21
      const product = await ownProduct({ stock: 900, price: euro(unit_cents), vat_rate, weight: 200 })
      this.products.set(variant, product)
      if (this.hasLots(variant)) await this.write("PUT", `products/${product.id}/lots`, { is_kept: true })
    }
  }

  private readonly hasLots = (variant: string): boolean => variant === "seeds" || variant === "mix"

  productOf(variant: string): Product {
    const product = this.products.get(variant)
    if (!product) throw new Error(`${variant} was not created.`)
    return product
  }

  /**
   * Applies the model's current settings to the shop. At the start of a sequence, recalls the lots of the
   * previous sequence and receives new ones.
   */
  async apply(shop: Shop): Promise<void> {
    if (shop !== this.shop) await this.receiveLots()
    this.shop = shop
    const open = [...shop.open]
      .filter((country) => country !== "BE")
      .sort()
      .join()
    const requested = { dearer: shop.dearer, rise: shop.rise, open }
    if (requested.dearer !== this.set.dearer) await this.reprice(requested.dearer)
    if (requested.rise !== this.set.rise) await this.raiseVat(requested.rise)
    if (requested.open !== this.set.open) await this.openOnly(requested.open)
    this.set = requested
  }

  async restore(): Promise<void> {
    await this.openOnly("FR,NL")
    await this.raiseVat(0)
    await this.database.destroy()
  }

  private async write(method: "POST" | "PUT" | "PATCH", path: string, json: object): Promise<unknown> {
    const { status, body } = await this.administrator.shop.write(method, `/api/admin/${path}`, { json })
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(body)}`)
    return body
  }

  private async receiveLots(): Promise<void> {
    for (const id of this.lots)
      await this.write("POST", `lots/${id}/recall`, { reasons: { fr: "Moisissures." } })
    this.sequence += 1
    this.lots = []
    for (const variant of [...this.products.keys()].filter(this.hasLots)) {
      const lot = { number: `S${this.sequence}`, best_before: dayIn(100), quantity: 3 }
      const path = `products/${this.productOf(variant).id}/lots`
      this.lots.push(lotSchema.parse(await this.write("POST", path, lot)).id)
    }
  }

  private async reprice(dearer: number): Promise<void> {
    for (const { variant, unit_cents } of GOODS) {
      const price = euro(unit_cents + dearer)
      const { id } = this.productOf(variant)
      await this.write("PATCH", `products/${id}/price`, { price })
      await this.untilAll(`the price ${price}`, async (shop) => (await shop.product(id)).price === price)
    }
  }

  private async raiseVat(rise: number): Promise<void> {
    await this.database("vat_rate").where("id", "like", `${RATE}%`).delete()
    for (const { vat_class, country_code, rate } of rise ? DEFAULT_RATES : [])
      await this.database("vat_rate").insert({
        ...{ id: `${RATE}${country_code}${vat_class}`, vat_class, country_code, rate: rate + rise },
        raw_rate: JSON.stringify({ value: String(rate + rise), precision: 20 }),
        valid_from: new Date(),
      })
    const { id } = this.productOf("seeds")
    await this.untilAll("the VAT rate", async (shop) => (await shop.product(id)).vat_rate === 6 + rise)
  }

  private async openOnly(open: string): Promise<void> {
    for (const country of ["FR", "NL"])
      await this.write("PUT", `countries/${country}/state`, { open: open.includes(country) })
    const isSet = async (shop: ShopClient, country: string) => {
      const read = async (path: string) => (await shop.send("GET", `/api/delivery${path}`)).body
      const { countries } = (await read("/countries")) as OpenCountries
      const isOpen = countries.some((each) => each === country)
      const { methods } = (await read(`?country=${country}`)) as { methods?: unknown[] }
      return isOpen === open.includes(country) && (!isOpen || Boolean(methods?.length))
    }
    await this.untilAll(
      `${open} open`,
      async (shop) => (await isSet(shop, "FR")) && (await isSet(shop, "NL")),
    )
  }

  /** Waits until every engine has read a change. */
  private async untilAll(what: string, hasRead: (shop: ShopClient) => Promise<boolean>): Promise<void> {
    await until(what, async () =>
      (await Promise.all(this.otherEngine.clients().map(hasRead))).every((each) => each),
    )
  }
}

let numbers = Date.now() % 1e6

/** Returns a VAT number with valid check digits that no earlier sale used, and sets the answer of VIES for it. */
export async function vatNumberOf(country: string, viesAnswers: boolean): Promise<string> {
  numbers += 1
  const digits = country === "BE" ? belgian(numbers) : french(numbers)
  const vat_number = `${country}${digits}`
  const json = { vat_number, answer: viesAnswers ? "valid" : "away" }
  await fetch(`${requireVariable("BUSINESS_EMULATOR_URL")}/_control/vies`, {
    method: "POST",
    body: JSON.stringify(json),
  })
  return vat_number
}

const belgian = (serial: number): string => {
  const base = `0${String(4_000_000 + serial).padStart(7, "0")}`
  return `${base}${String(97 - (Number(base) % 97)).padStart(2, "0")}`
}

/**
 * Returns a French VAT number: two check digits and the company number (SIREN), which ends with a Luhn digit.
 */
const french = (serial: number): string => {
  const base = String(10_000_000 + serial)
  const doubled = base.split("").map((digit, at) => Number(digit) * (at % 2 ? 2 : 1))
  const sum = doubled.reduce((total, each) => total + (each > 9 ? each - 9 : each), 0)
  const siren = `${base}${(10 - (sum % 10)) % 10}`
  return `${String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, "0")}${siren}`
}
