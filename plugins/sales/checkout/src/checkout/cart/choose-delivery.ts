import { isDeepStrictEqual } from "node:util"
import {
  readDeliveryFacts,
  type CartDelivery,
  type DeliveryFacts,
  type ServingOption,
} from "@bon-perroquet/medusa-sql"
import type { CalculateShippingOptionPriceDTO, PricingContext } from "@medusajs/framework/types"
import { generateEntityId, Modules } from "@medusajs/framework/utils"
import { type CartRows, type CheckoutCart, productLinesOf } from "./cart"
import type { Engine } from "../engine/engine"
import { CheckoutRefusal } from "../engine/refusal"

export interface ChosenDelivery {
  delivery_option_id: string
  delivery_data?: Record<string, unknown>
  locale: string
}

interface DeliveredTo {
  country_code: string
  province?: string | undefined
  city?: string | null
  postal_code?: string | null
}

interface Price {
  calculated_amount: number
  is_calculated_price_tax_inclusive: boolean
}

/** Returns what is known of the chosen delivery before the goods are priced. */
export const deliveryFactsOf = (
  { knex }: Engine,
  cart: CartRows,
  address: DeliveredTo,
  { delivery_option_id, locale }: ChosenDelivery,
): Promise<DeliveryFacts> =>
  readDeliveryFacts(knex, {
    channel: cart.sales_channel_id,
    variants: productLinesOf(cart).map(({ variant_id }) => variant_id),
    option: delivery_option_id,
    locale,
    country_code: address.country_code || null,
    province_code: address.province || null,
    city: address.city || null,
    postal_code: address.postal_code || null,
  })

/**
 * Returns the chosen delivery with its name and price. Medusa's workflow would read every option with thirty
 * SQL statements.
 * @throws CheckoutRefusal if it is not offered for the address
 */
export async function chooseDelivery(
  engine: Engine,
  cart: CheckoutCart,
  { delivery_option_id, delivery_data: data = {} }: ChosenDelivery,
  facts: DeliveryFacts,
): Promise<CartDelivery> {
  const { option } = facts
  const price = option && (await priceOf(engine, cart, option, facts, data))
  if (!option || !price) throw new CheckoutRefusal("delivery_not_available")
  const current = cart.shipping_methods.find(
    (method) =>
      method.shipping_option_id === delivery_option_id && isDeepStrictEqual(method.data ?? {}, data),
  )
  return {
    id: current?.id ?? generateEntityId(undefined, "casm"),
    shipping_option_id: delivery_option_id,
    name: facts.name ?? option.name,
    amount: price.calculated_amount,
    is_tax_inclusive: price.is_calculated_price_tax_inclusive,
    data,
  }
}

async function priceOf(
  { container }: Engine,
  cart: CheckoutCart,
  option: ServingOption,
  facts: DeliveryFacts,
  data: Record<string, unknown>,
): Promise<Price | null> {
  if (option.price_type === "flat") {
    if (!facts.price_set_id) return null
    const [price] = await container
      .resolve(Modules.PRICING)
      .calculatePrices(
        { id: [facts.price_set_id] },
        { context: cart as unknown as PricingContext["context"] },
      )
    return asPrice(price)
  }
  const variants = new Map(facts.variants.map((variant) => [variant.id, variant]))
  const items = productLinesOf(cart).flatMap((item) => {
    const variant = variants.get(item.variant_id)
    return variant && variant.product.shipping_profile?.id === option.shipping_profile_id
      ? [{ ...item, variant, product: variant.product }]
      : []
  })
  const from_location = facts.stock_locations.find(
    ({ fulfillment_set_id }) => fulfillment_set_id === option.fulfillment_set_id,
  )?.location
  const priceRequest = {
    id: option.id,
    provider_id: option.provider_id,
    optionData: option.data ?? {},
    data,
    context: { ...cart, items, from_location },
  } as unknown as CalculateShippingOptionPriceDTO
  const [price] = await container.resolve(Modules.FULFILLMENT).calculateShippingOptionsPrices([priceRequest])
  return asPrice(price)
}

function asPrice(
  price: { calculated_amount?: unknown; is_calculated_price_tax_inclusive?: boolean | undefined } | undefined,
): Price | null {
  if (price?.calculated_amount == null) return null
  return {
    calculated_amount: Number(price.calculated_amount),
    is_calculated_price_tax_inclusive: price.is_calculated_price_tax_inclusive ?? false,
  }
}
