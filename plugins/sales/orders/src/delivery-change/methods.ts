import { toCents } from "@bon-perroquet/contract/money"
import {
  type CarrierName,
  type DeliveryCountry,
  type OrderDelivery,
  keptBusiness,
} from "@bon-perroquet/contract"
import type { EngineOrder } from "@bon-perroquet/medusa-sql"
import { discountCents } from "@bon-perroquet/medusa-sql/order-lines/adjustments"
import { shopSnapshot } from "@bon-perroquet/shop-api/catalogue"
import { isReachable, methodsFor } from "@bon-perroquet/shop-api/delivery"
import { refuse } from "@bon-perroquet/api-kit/http"
import { countryOfVat, EXEMPT_CODE, taxationOfBusiness } from "@bon-perroquet/contract/vat/charged"
import { DEFAULT_VAT_CLASS, vatAt } from "@bon-perroquet/vat/rates"
import { ORIGIN_COUNTRY } from "@bon-perroquet/contract/vat/scheme"
import { VAT_MODULE, type VatModuleService } from "@bon-perroquet/vat/modules/vat"
import type { MedusaContainer } from "@medusajs/framework/types"
import { keptOf } from "@bon-perroquet/medusa-sql/order-lines/lines"

export interface OfferedMethod {
  id: string
  code: string
  carrier: CarrierName
  name: string
  needs_point: boolean
  price_cents: number
  difference_cents: number
}

type Method = EngineOrder["shipping_methods"][number]

const rateOf = ({ tax_lines }: Pick<Method, "tax_lines">): number => tax_lines[0]?.rate ?? 0

const discountOf = (method: Method): number =>
  discountCents(method.adjustments, toCents(method.amount), rateOf(method))

const sum = (methods: readonly Method[], cents: (method: Method) => number): number =>
  methods.reduce((total, method) => total + cents(method), 0)

/** Returns the price of the delivery in cents, after its discount. */
export const deliveryPrice = ({ shipping_methods }: Pick<EngineOrder, "shipping_methods">): number =>
  sum(shipping_methods, (method) => toCents(method.amount) - discountOf(method))

/** Returns the delivery's promotion discount at the time of the order, in cents. */
const deliveryDiscount = ({ shipping_methods, past_shipping_methods }: EngineOrder): number => {
  const first = past_shipping_methods.filter(({ version }) => version === 1)
  return sum(first.length ? first : shipping_methods, discountOf)
}

const codeOfVat = ({ items, shipping_methods }: EngineOrder): string | null =>
  [...items, ...shipping_methods].flatMap(({ tax_lines }) => tax_lines[0]?.code ?? [])[0] ?? null

/** Rejects a country with another VAT, because order lines and invoices contain the VAT of the sale. */
async function requireSameVat(
  container: MedusaContainer,
  order: EngineOrder,
  country: DeliveryCountry,
): Promise<void> {
  if (order.shipping_address?.country_code?.toUpperCase() === country) return
  const business = keptBusiness(order)
  const taxation = taxationOfBusiness(business && { ...business, is_exempt: false }, country)
  const vat = container.resolve<VatModuleService>(VAT_MODULE)
  const other = vatAt(await vat.rates(), {
    ...{ vatClass: DEFAULT_VAT_CLASS, countryCode: country },
    scheme: taxation === "origin" ? "origin" : vat.scheme,
  })
  const sold = codeOfVat(order)
  const soldIn = countryOfVat(sold) ?? ORIGIN_COUNTRY.toUpperCase()
  if (taxation === "exempt" || sold === EXEMPT_CODE || other.country.toUpperCase() !== soldIn)
    throw refuse("delivery_changes_vat", 409)
}

/**
 * Returns the delivery methods. The order's current method keeps its price, even if the tariff changed. For
 * replacements and sales without VAT, every method has that price.
 * @param isFree the order replaces goods free of charge
 */
export async function offeredMethods(
  container: MedusaContainer,
  order: EngineOrder,
  country: DeliveryCountry,
  isFree: boolean,
): Promise<OfferedMethod[]> {
  await requireSameVat(container, order, country)
  const snapshot = await shopSnapshot(container)
  const now_cents = deliveryPrice(order)
  const discount_cents = deliveryDiscount(order)
  const lines = order.items.flatMap((item) => {
    const quantity = item.product_id === null ? 0 : keptOf(item)
    const gross_cents = toCents(item.unit_price) * quantity
    const grams = Math.round(item.variant?.weight ?? 0) * quantity
    return quantity > 0 ? [{ gross_cents, rate: rateOf(item), grams }] : []
  })
  const keepsPrice = isFree || codeOfVat(order) === EXEMPT_CODE
  const current = order.shipping_methods[0]?.shipping_option_id
  return methodsFor(snapshot, country, lines)
    .filter((method) => isReachable(container, method))
    .map(({ id, code, carrier, needs_point, price_cents: full_cents }) => {
      const isKept = keepsPrice || id === current
      const price_cents = isKept ? now_cents : Math.max(0, full_cents - discount_cents)
      const name = snapshot.options.find((option) => option.id === id)?.name ?? code
      return { id, code, carrier, name, needs_point, price_cents, difference_cents: price_cents - now_cents }
    })
}

export const shownMethods = (methods: readonly OfferedMethod[]): OrderDelivery["methods"] =>
  methods.map(({ name: _, ...shown }) => shown)
