import type { CartDelivery, CartTaxLine } from "@bon-perroquet/medusa-sql"
import type {
  CartLineItemDTO,
  ItemTaxLineDTO,
  ShippingTaxLineDTO,
  TaxCalculationContext,
} from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { vatCodeOf, type Taxation } from "@bon-perroquet/contract/vat/charged"
import { ORIGIN_COUNTRY } from "@bon-perroquet/contract/vat/scheme"
import type { CheckoutCart } from "./cart"
import type { Engine } from "../engine/engine"

type TaxedLine = Pick<CartLineItemDTO, "id" | "quantity" | "unit_price"> & {
  product_id?: string | null
  product_type_id?: unknown
  is_giftcard?: unknown
  metadata?: unknown
}

type TaxedCart = Pick<CheckoutCart, "currency_code" | "shipping_address" | "locale"> & {
  items: TaxedLine[]
  delivery: CartDelivery
}

export async function vatOf(
  { container }: Engine,
  cart: TaxedCart,
  taxation: Taxation,
): Promise<CartTaxLine[]> {
  const sold_vat = taxation === "origin" ? vatCodeOf(ORIGIN_COUNTRY) : undefined
  const context = { ...contextOf(cart), ...(sold_vat && { additional_context: { sold_vat } }) }
  const taxLines = await container.resolve(Modules.TAX).getTaxLines(taxedOf(cart), context)
  return taxLines.map(rowOf)
}

const taxedOf = ({ items, delivery, currency_code }: TaxedCart) => [
  ...items
    .filter(({ is_giftcard }) => !is_giftcard)
    // An extra has no product. Its metadata has the VAT class.
    .map(({ id, product_id, product_type_id, quantity, unit_price, metadata }) => ({
      ...{ id, quantity, unit_price, currency_code, metadata },
      product_id: product_id as string,
      product_type_id: typeof product_type_id === "string" ? product_type_id : undefined,
    })),
  {
    ...{ id: delivery.id, shipping_option_id: delivery.shipping_option_id, unit_price: delivery.amount },
    currency_code,
  },
]

function contextOf({ shipping_address: address, locale }: TaxedCart): TaxCalculationContext {
  return {
    address: {
      country_code: address?.country_code ?? "",
      province_code: address?.province,
      address_1: address?.address_1 ?? undefined,
      address_2: address?.address_2,
      city: address?.city ?? undefined,
      postal_code: address?.postal_code ?? undefined,
    },
    is_return: false,
    ...(locale && { locale }),
  }
}

function rowOf(line: ItemTaxLineDTO | ShippingTaxLineDTO): CartTaxLine {
  const { rate, code, name, provider_id, rate_id } = line
  return {
    ...("line_item_id" in line
      ? { item_id: line.line_item_id }
      : { shipping_method_id: line.shipping_line_id }),
    rate: Number(rate ?? 0),
    code: code ?? "",
    description: name,
    provider_id,
    ...(rate_id && { tax_rate_id: rate_id }),
  }
}
