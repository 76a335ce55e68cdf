import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type {
  ITaxProvider,
  ItemTaxCalculationLine,
  ItemTaxLineDTO,
  ShippingTaxCalculationLine,
  ShippingTaxLineDTO,
  TaxCalculationContext,
} from "@medusajs/framework/types"
import { goodsIn, goodsOf } from "../../goods"
import { asVatScheme, DEFAULT_VAT_CLASS, rateAt } from "../../rates"
import type { VatScheme } from "../../rates"
import { blendedRate } from "../../totals"
import { readVatFacts } from "./read"

type Cradle = { __pg_connection__: Knex }
type RateOf = (productId: string | null | undefined) => number

/**
 * VAT by the product's class, the country of delivery and today's date. Each line gets one tax line, whose rate the
 * engine keeps with the order and never calculates again.
 */
export class VatTaxProvider implements ITaxProvider {
  static identifier = "vat"
  private readonly connection: Knex
  private readonly scheme: VatScheme

  constructor({ __pg_connection__ }: Cradle, options: { scheme?: VatScheme } = {}) {
    this.connection = __pg_connection__
    this.scheme = asVatScheme(options.scheme)
  }

  getIdentifier(): string {
    return VatTaxProvider.identifier
  }

  /** One tax line for each line item and each delivery. */
  async getTaxLines(
    itemLines: ItemTaxCalculationLine[],
    shippingLines: ShippingTaxCalculationLine[],
    context: TaxCalculationContext,
  ): Promise<(ItemTaxLineDTO | ShippingTaxLineDTO)[]> {
    const goods = goodsIn(context.additional_context) ?? goodsOf(itemLines.map(({ line_item }) => line_item))
    const productIds = [
      ...itemLines.map(({ line_item }) => line_item.product_id),
      ...goods.map((each) => each.product_id),
    ]
    const rateOf = await this.ratesOf(productIds, context.address.country_code)
    const priced = goods.map(({ product_id, gross_cents }) => ({ gross_cents, rate: rateOf(product_id) }))
    return [
      ...itemLines.map(({ line_item }) => ({
        line_item_id: line_item.id,
        ...taxLine(rateOf(line_item.product_id)),
      })),
      ...shippingLines.map(({ shipping_line }) => ({
        shipping_line_id: shipping_line.id,
        ...taxLine(blendedRate(priced, Math.round(Number(shipping_line.unit_price ?? 0) * 100))),
      })),
    ]
  }

  private async ratesOf(productIds: (string | null | undefined)[], countryCode: string): Promise<RateOf> {
    const ids = new Set(productIds.filter((id) => typeof id === "string"))
    const { classOf, rates } = await readVatFacts(this.connection, [...ids])
    return (productId) => {
      const vatClass = (productId && classOf.get(productId)) || DEFAULT_VAT_CLASS
      return rateAt(rates, { vatClass, countryCode, scheme: this.scheme })
    }
  }
}

const taxLine = (rate: number) => ({
  rate,
  code: Number.isInteger(rate) ? `VAT${rate}` : "VAT",
  name: `${Number(rate.toFixed(2))} %`,
  provider_id: VatTaxProvider.identifier,
})
