import { EXEMPT_CODE } from "@bon-perroquet/contract/vat/charged"
import { ORIGIN_COUNTRY, type VatScheme } from "@bon-perroquet/contract/vat/scheme"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

const NAMELESS = "~ '^VAT[0-9]*$'"
const ORIGIN = ORIGIN_COUNTRY.toUpperCase()

const codeOf = (scheme: string, country: string, exempt: string): string => `
  CASE WHEN ${exempt} THEN '${EXEMPT_CODE}'
    WHEN ${scheme} = 'oss' AND ${country} ~ '^[A-Z]{2}$' THEN 'VAT-' || ${country} ELSE 'VAT-${ORIGIN}' END`

const isExempt = (address: string): string =>
  `COALESCE((${address}.metadata->'business'->>'is_exempt')::boolean, false)`

const ORDERS = `
  SELECT placed.id, ${codeOf(
    "COALESCE(invoice.content->>'scheme', :scheme)",
    "upper(COALESCE(invoice.content->>'country', shipping.country_code, billing.country_code))",
    `COALESCE(invoice.content->>'exemption', '') <> '' OR ${isExempt("billing")}`,
  )} AS code
  FROM "order" placed
  LEFT JOIN order_address shipping ON shipping.id = placed.shipping_address_id
  LEFT JOIN order_address billing ON billing.id = placed.billing_address_id
  LEFT JOIN sales_document invoice ON invoice.order_id = placed.id AND invoice.kind = 'invoice' AND invoice.cause_id IS NULL`

const OF_ITEMS = `
  UPDATE order_line_item_tax_line tax SET code = sold.code FROM (${ORDERS}) sold, order_item item
  WHERE item.order_id = sold.id AND tax.item_id = item.item_id AND tax.code ${NAMELESS}`

const OF_SHIPPING = `
  UPDATE order_shipping_method_tax_line tax SET code = sold.code FROM (${ORDERS}) sold, order_shipping link
  WHERE link.order_id = sold.id AND tax.shipping_method_id = link.shipping_method_id AND tax.code ${NAMELESS}`

const CARTS = `
  SELECT cart.id, ${codeOf(":scheme", "upper(shipping.country_code)", isExempt("billing"))} AS code FROM cart
  LEFT JOIN cart_address shipping ON shipping.id = cart.shipping_address_id
  LEFT JOIN cart_address billing ON billing.id = cart.billing_address_id
  WHERE cart.completed_at IS NULL AND cart.deleted_at IS NULL`

const OF_CART_LINES = `
  UPDATE cart_line_item_tax_line tax SET code = sold.code FROM (${CARTS}) sold, cart_line_item item
  WHERE item.cart_id = sold.id AND tax.item_id = item.id AND tax.code ${NAMELESS}`

const OF_CART_SHIPPING = `
  UPDATE cart_shipping_method_tax_line tax SET code = sold.code FROM (${CARTS}) sold, cart_shipping_method method
  WHERE method.cart_id = sold.id AND tax.shipping_method_id = method.id AND tax.code ${NAMELESS}`

/** Adds the country to the VAT codes of tax lines of orders and open carts. Idempotent. */
export async function nameVat(knex: Knex, scheme: VatScheme): Promise<void> {
  for (const statement of [OF_ITEMS, OF_SHIPPING, OF_CART_LINES, OF_CART_SHIPPING])
    await knex.raw(statement, { scheme })
}
