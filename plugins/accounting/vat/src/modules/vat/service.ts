import { MedusaError, MedusaService } from "@medusajs/framework/utils"
import type { LiveOption } from "@bon-perroquet/contract/options"
import { schemeIn } from "../../options"
import { rateAt } from "../../rates"
import type { VatClass, VatRate as Rate } from "../../rates"
import type { VatScheme } from "@bon-perroquet/contract/vat/scheme"
import { DEFAULT_RATES } from "../../rates/default-rates"
import { ProductVatClass } from "./models/product-vat-class"
import { VatRate } from "./models/vat-rate"

export type VatOptions = { scheme?: LiveOption<VatScheme> }
export type ProductVatClassInput = { product_id: string; vat_class: VatClass }

const refused = (code: string) => new MedusaError(MedusaError.Types.NOT_ALLOWED, code)

export default class VatModuleService extends MedusaService({ ProductVatClass, VatRate }) {
  private readonly readScheme: () => VatScheme

  constructor(...parameters: [container: Record<string, unknown>, options?: VatOptions]) {
    super(...parameters)
    this.readScheme = schemeIn(parameters[1])
  }

  get scheme(): VatScheme {
    return this.readScheme()
  }

  /** Returns past, current and future rates. Callers can cache them and use `rateAt`. */
  async rates(): Promise<Rate[]> {
    const rows = await this.listVatRates({})
    return rows.map(({ vat_class, country_code, rate, valid_from }) => ({
      vat_class,
      country_code,
      rate,
      valid_from: new Date(valid_from),
    }))
  }

  /** Returns the rate in percent for a country of delivery. Default moment: now. */
  async rateFor(vatClass: number, countryCode: string, at?: Date): Promise<number> {
    return rateAt(await this.rates(), { vatClass, countryCode, scheme: this.scheme, at })
  }

  async setVatClasses(input: ProductVatClassInput[]): Promise<void> {
    const existing = await this.listProductVatClasses({
      product_id: input.map(({ product_id }) => product_id),
    })
    const rowOf = new Map(existing.map((row) => [row.product_id, row]))
    const fresh = input.filter(({ product_id }) => !rowOf.has(product_id))
    const changed = input.flatMap(({ product_id, vat_class }) => {
      const row = rowOf.get(product_id)
      return row && row.vat_class !== vat_class ? [{ id: row.id, vat_class }] : []
    })
    if (fresh.length) await this.createProductVatClasses(fresh)
    if (changed.length) await this.updateProductVatClasses(changed)
  }

  /** Adds a future rate, or replaces the one with the same start. @throws if the start is in the past */
  async planRate(rate: Rate): Promise<void> {
    const { vat_class, country_code, valid_from } = rate
    if (valid_from <= new Date()) throw refused("rate_has_begun")
    const [planned] = await this.listVatRates({ vat_class, country_code, valid_from })
    if (planned) await this.updateVatRates([{ id: planned.id, rate: rate.rate }])
    else await this.createVatRates([rate])
  }

  async withdrawRate(id: string): Promise<void> {
    const { valid_from } = await this.retrieveVatRate(id)
    if (new Date(valid_from) <= new Date()) throw refused("rate_has_begun")
    await this.deleteVatRates([id])
  }

  /** Adds the default rates of classes and countries without rates. */
  async addDefaultRates(): Promise<void> {
    const keyOf = (rate: Rate) => `${rate.vat_class} ${rate.country_code}`
    const existing = new Set((await this.rates()).map(keyOf))
    const missing = DEFAULT_RATES.filter((rate) => !existing.has(keyOf(rate)))
    if (missing.length) await this.createVatRates(missing)
  }
}
