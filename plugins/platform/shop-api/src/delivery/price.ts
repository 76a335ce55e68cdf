import { decimalCents } from "@bon-perroquet/contract/money"
import { deliveryPrice } from "@bon-perroquet/carrier/tariff"
import { areMet, thresholdCents, type DeliveryContext } from "./conditions"
import type { OptionPrice, ShippingOption } from "../catalogue/option-rows"

/**
 * Returns cents, like Medusa: the carrier's price by weight, or the matching price with most rules, then the lowest.
 */
export function priceCents(option: ShippingOption, context: DeliveryContext): number | null {
  const { item_total_cents: items_cents, grams } = context
  if (option.tariff) return deliveryPrice(option.tariff, { grams, items_cents })
  const [best] = option.prices
    .filter(({ rules }) => areMet(rules, context))
    .map(({ amount, rules }) => ({ cents: decimalCents(amount), specific: rules.length }))
    .sort((a, b) => b.specific - a.specific || a.cents - b.cents)
  return best?.cents ?? null
}

/** Returns the goods total in cents from which delivery is free, or null. */
function freeFrom({ amount, rules }: OptionPrice, context: DeliveryContext): number | null {
  if (decimalCents(amount) !== 0) return null
  const byTotal = rules.filter(({ attribute }) => attribute === "item_total")
  const [threshold] = byTotal
  if (!threshold || byTotal.length > 1 || !["gt", "gte"].includes(threshold.operator)) return null
  if (
    !areMet(
      rules.filter((rule) => rule !== threshold),
      context,
    )
  )
    return null
  return thresholdCents(threshold) + (threshold.operator === "gt" ? 1 : 0)
}

/** Returns by how many cents the goods are below the threshold for free delivery, or null if no option can be free. */
export function missingForFree(options: ShippingOption[], context: DeliveryContext): number | null {
  const thresholds = options
    .flatMap(({ prices, tariff }) => [
      ...prices.map((price) => freeFrom(price, context)),
      tariff?.free_from_cents ?? null,
    ])
    .filter((cents) => cents !== null)
  if (!thresholds.length) return null
  return Math.max(0, Math.min(...thresholds) - context.item_total_cents)
}
