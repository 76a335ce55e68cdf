import { toCents } from "@bon-perroquet/contract/money"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type {
  ITaxProvider,
  ItemTaxCalculationLine,
  ItemTaxLineDTO,
  ShippingTaxCalculationLine,
  ShippingTaxLineDTO,
  TaxCalculationContext,
} from "@medusajs/framework/types"
import { taxedLinesIn, taxedLinesOf } from "../../taxed-lines"
import { asVatScheme, DEFAULT_VAT_CLASS, rateAt } from "../../rates"
import type { VatScheme } from "../../rates"
import { blendedRate } from "../../totals"
import { readVatFacts } from "./read"

type Cradle = { __pg_connection__: Knex }
/** Of a product, or of a line without one that has a class of its own. */
type RateOf = (line: { product_id?: string | null; vat_class?: number }) => number

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
    const lines =
      taxedLinesIn(context.additional_context) ?? taxedLinesOf(itemLines.map(({ line_item }) => line_item))
    const productIds = [
      ...itemLines.map(({ line_item }) => line_item.product_id),
      ...lines.map((each) => each.product_id),
    ]
    const rateOf = await this.ratesOf(productIds, context.address.country_code)
    const priced = lines.map((each) => ({ gross_cents: each.gross_cents, rate: rateOf(each) }))
    const classOf = new Map(lines.map(({ id, vat_class }) => [id, vat_class]))
    return [
      ...itemLines.map(({ line_item: { id, product_id } }) => ({
        line_item_id: id,
        ...taxLine(rateOf({ product_id, vat_class: classOf.get(id) })),
      })),
      ...shippingLines.map(({ shipping_line }) => ({
        shipping_line_id: shipping_line.id,
        ...taxLine(blendedRate(priced, toCents(Number(shipping_line.unit_price ?? 0)))),
      })),
    ]
  }

  private async ratesOf(productIds: (string | null | undefined)[], countryCode: string): Promise<RateOf> {
    const ids = new Set(productIds.filter((id) => typeof id === "string"))
    const { classOf, rates } = await readVatFacts(this.connection, [...ids])
    return ({ product_id, vat_class }) => {
      const vatClass = (product_id ? classOf.get(product_id) : vat_class) ?? DEFAULT_VAT_CLASS
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
