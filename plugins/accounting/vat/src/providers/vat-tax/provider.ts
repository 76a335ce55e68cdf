import type { VatOptions } from "../../modules/vat/service"
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
import { countryOfVat, EXEMPT_CODE, soldVatIn, vatCodeOf } from "@bon-perroquet/contract/vat/charged"
import { schemeIn } from "../../options"
import { DEFAULT_VAT_CLASS, vatAt, type VatRate } from "../../rates"
import { ORIGIN_COUNTRY, type VatScheme } from "@bon-perroquet/contract/vat/scheme"
import type { VatInForce } from "../../rates"
import { blendedRate } from "@bon-perroquet/contract/vat/totals"

type Cradle = { __pg_connection__: Knex }
type VatOf = (line: { product_id?: string | null; vat_class?: number }) => VatInForce

/**
 * Computes VAT from product class, country of delivery and date. Returns one tax line per line. Lines
 * that are added to an order get the VAT of that order.
 */
export class VatTaxProvider implements ITaxProvider {
  static identifier = "vat"
  private readonly connection: Knex
  private readonly readScheme: () => VatScheme

  constructor({ __pg_connection__ }: Cradle, options?: VatOptions) {
    this.connection = __pg_connection__
    this.readScheme = schemeIn(options)
  }

  private get scheme(): VatScheme {
    return this.readScheme()
  }

  getIdentifier(): string {
    return VatTaxProvider.identifier
  }

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
    const sold = soldVatIn(context.additional_context)
    if (sold === EXEMPT_CODE)
      return [
        ...itemLines.map(({ line_item: { id } }) => ({ line_item_id: id, ...taxLine(0, EXEMPT_CODE) })),
        ...shippingLines.map(({ shipping_line: { id } }) => ({
          shipping_line_id: id,
          ...taxLine(0, EXEMPT_CODE),
        })),
      ]
    const vatOf = await this.vatOf(productIds, context.address.country_code, sold)
    const priced = lines.map((each) => ({ gross_cents: each.gross_cents, ...vatOf(each) }))
    const classOf = new Map(lines.map(({ id, vat_class }) => [id, vat_class]))
    const country = priced[0]?.country ?? ORIGIN_COUNTRY
    return [
      ...itemLines.map(({ line_item: { id, product_id } }) => {
        const { rate, country } = vatOf({ product_id, vat_class: classOf.get(id) })
        return { line_item_id: id, ...taxLine(rate, vatCodeOf(country)) }
      }),
      ...shippingLines.map(({ shipping_line }) => ({
        shipping_line_id: shipping_line.id,
        ...taxLine(blendedRate(priced, toCents(Number(shipping_line.unit_price ?? 0))), vatCodeOf(country)),
      })),
    ]
  }

  private async vatOf(
    productIds: (string | null | undefined)[],
    deliveredTo: string,
    sold: string | undefined,
  ): Promise<VatOf> {
    const ids = new Set(productIds.filter((id) => typeof id === "string"))
    const { classOf, rates } = await readVatFacts(this.connection, [...ids])
    const country = countryOfVat(sold)
    const by = country
      ? ({ scheme: "oss", countryCode: country } as const)
      : { scheme: this.scheme, countryCode: deliveredTo }
    return ({ product_id, vat_class }) => {
      const vatClass = (product_id ? classOf.get(product_id) : vat_class) ?? DEFAULT_VAT_CLASS
      return vatAt(rates, { vatClass, ...by })
    }
  }
}

const taxLine = (rate: number, code: string) => ({
  rate,
  code,
  name: `${Number(rate.toFixed(2))} %`,
  provider_id: VatTaxProvider.identifier,
})

type VatFacts = { classOf: Map<string, number>; rates: VatRate[] }

type Row = {
  product_id: string | null
  vat_class: number
  country_code: string
  rate: string
  valid_from: Date
}

/**
 * Reads classes and rates in one statement. The provider shares the Tax Module's connection but can't access
 * other modules. Both tables belong to this plugin.
 */
async function readVatFacts(connection: Knex, productIds: string[]): Promise<VatFacts> {
  const { rows } = await connection
    .raw<{ rows: Row[] }>(
      `SELECT product_id, vat_class, NULL AS country_code, NULL AS rate, NULL AS valid_from
       FROM product_vat_class WHERE product_id = ANY(?) AND deleted_at IS NULL
     UNION ALL
     SELECT NULL, vat_class, country_code, rate, valid_from FROM vat_rate WHERE deleted_at IS NULL`,
      [productIds],
    )
    .options({ name: "VAT of products" })
  const classOf = new Map<string, number>()
  const rates: VatRate[] = []
  for (const { product_id, vat_class, country_code, rate, valid_from } of rows) {
    if (product_id !== null) classOf.set(product_id, vat_class)
    else rates.push({ vat_class, country_code, rate: Number(rate), valid_from })
  }
  return { classOf, rates }
}
