import type { ComputeActionContext, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MathBN } from "@medusajs/framework/utils"
import type { Buyer } from "../uses"
import type { Buying, PricedDelivery, PricedLine } from "./types"

interface EngineItem extends Record<string, unknown> {
  id: string
}

/** What the rules of promotions may ask of a cart, besides its prices. */
export interface EngineCart extends Record<string, unknown> {
  id: string
  email: string | null
  customer_id: string | null
  region: Record<string, unknown> | null
  shipping_address: Record<string, unknown> | null
  items: EngineItem[]
}

/** The same as the engine itself reads before it calculates promotions, less the totals: those follow from the prices given. */
const FIELDS = [
  "id",
  "email",
  "customer_id",
  "currency_code",
  "locale",
  "region_id",
  "sales_channel_id",
  "metadata",
  "region.*",
  "items.*",
  "items.product.id",
  "items.product.is_giftcard",
  "items.product.collection_id",
  "items.product.categories.id",
  "items.product.tags.id",
  "items.product.type_id",
  "items.variant.id",
  "shipping_address.*",
  "customer.*",
  "customer.groups.*",
]

export async function readEngineCart(container: MedusaContainer, cartId: string): Promise<EngineCart | null> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({ entity: "cart", fields: FIELDS, filters: { id: cartId } })
  const [cart] = data as EngineCart[]
  return cart ?? null
}

export const buyerOf = ({ customer_id, email }: EngineCart): Buyer => ({ customer_id, customer_email: email })

/** Shipping options by id, with what rules about deliveries ask of them. */
export async function readOptionTypes(
  container: MedusaContainer,
  optionIds: string[],
): Promise<Map<string, Record<string, unknown>>> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({
    entity: "shipping_option",
    fields: ["id", "shipping_option_type_id", "shipping_profile_id"],
    filters: { id: optionIds },
  })
  return new Map((data as { id: string }[]).map((option) => [option.id, option]))
}

/** The one delivery of a cart, named so that the engine's answer can be told from its lines'. */
export const DELIVERY_ID = "delivery"

const euro = (cents: number) => MathBN.div(cents, 100)
const netOf = (cents: number, rate: number) => MathBN.div(cents, 100 + rate)

/**
 * The cart as the engine would see it at these prices, before any discount: amounts with which rules compare
 * (item_total and the like) are VAT included, as the shopper sees them.
 */
export function contextOf(
  cart: EngineCart,
  lines: readonly PricedLine[],
  delivery: (PricedDelivery & { option: Record<string, unknown> | undefined }) | null,
  buying: Buying,
): ComputeActionContext {
  const priced = new Map(lines.map((line) => [line.id, line]))
  const itemsCents = lines.reduce((sum, { unit_cents, quantity }) => sum + unit_cents * quantity, 0)
  const items = cart.items.flatMap((item) => {
    const line = priced.get(item.id)
    if (!line) return []
    const gross = line.unit_cents * line.quantity
    return {
      ...item,
      quantity: line.quantity,
      unit_price: euro(line.unit_cents),
      subtotal: netOf(gross, line.rate),
      original_total: euro(gross),
      adjustments: [],
    }
  })
  const total = itemsCents + (delivery?.price_cents ?? 0)
  return {
    ...cart,
    ...(buying.region_id && {
      region_id: buying.region_id,
      region: { ...cart.region, id: buying.region_id },
    }),
    ...(buying.country_code && {
      shipping_address: { ...cart.shipping_address, country_code: buying.country_code },
    }),
    items,
    item_total: euro(itemsCents).toNumber(),
    item_subtotal: euro(itemsCents).toNumber(),
    original_item_total: euro(itemsCents).toNumber(),
    original_item_subtotal: euro(itemsCents).toNumber(),
    subtotal: euro(itemsCents).toNumber(),
    total: euro(total).toNumber(),
    shipping_methods: delivery
      ? [
          {
            id: DELIVERY_ID,
            // VAT included: the engine does not tell whether a promotion of deliveries means it or not.
            subtotal: euro(delivery.price_cents),
            shipping_option_id: delivery.shipping_option_id,
            shipping_option: delivery.option,
            adjustments: [],
          },
        ]
      : [],
  } as unknown as ComputeActionContext
}
