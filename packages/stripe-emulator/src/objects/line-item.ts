import type { SessionParameters } from "../api/session-parameters"
import { newId } from "../ids"
import type { LineItem, ShippingRate } from "./wire"

export function newLineItem(line: SessionParameters["line_items"][number], created: number): LineItem {
  const { currency, product_data, tax_behavior, unit_amount } = line.price_data
  const amount = unit_amount * line.quantity
  return {
    id: newId("li_1"),
    object: "item",
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency,
    description: product_data.name,
    metadata: {},
    price: {
      id: newId("price_1"),
      object: "price",
      active: false,
      billing_scheme: "per_unit",
      created,
      currency,
      custom_unit_amount: null,
      livemode: false,
      lookup_key: null,
      metadata: {},
      nickname: null,
      product: newId("prod_", 14),
      recurring: null,
      tax_behavior,
      tiers_mode: null,
      transform_quantity: null,
      type: "one_time",
      unit_amount,
      unit_amount_decimal: String(unit_amount),
    },
    quantity: line.quantity,
  }
}

export function newShippingRate(
  { shipping_rate_data: rate }: SessionParameters["shipping_options"][number],
  created: number,
): ShippingRate {
  const estimate = rate.delivery_estimate
  return {
    id: newId("shr_1"),
    object: "shipping_rate",
    active: false,
    created,
    delivery_estimate: estimate
      ? { minimum: estimate.minimum ?? null, maximum: estimate.maximum ?? null }
      : null,
    display_name: rate.display_name,
    fixed_amount: rate.fixed_amount,
    livemode: false,
    metadata: rate.metadata,
    tax_behavior: rate.tax_behavior,
    tax_code: rate.tax_code ?? null,
    type: "fixed_amount",
  }
}
