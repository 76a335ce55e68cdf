import type { Method, MethodKind } from "./contract"
import { IN_STORE } from "./view"

/** Parcels are handed to the carrier by hand; a carrier's own provider takes this one's place. */
export const FULFILMENT_PROVIDER = "manual_manual"

/** The engine's own administration is in the merchant's language; shoppers read the kind in theirs. */
const TYPES: Record<MethodKind, { label: string; description: string; code: MethodKind }> = {
  home: { label: "Livraison à domicile", description: "bpost, à domicile", code: "home" },
  pickup_point: {
    label: "Point d'enlèvement ou bureau de poste",
    description: "bpost, point d'enlèvement",
    code: "pickup_point",
  },
  locker: { label: "Consigne 24 h/24", description: "bpost, consigne", code: "locker" },
}

/** The engine's prices of a method, VAT included: what it costs, and nothing from a value of goods on. */
export function pricesOf({ price_cents, free_from_cents }: Method) {
  const price = { currency_code: "eur", amount: price_cents / 100 }
  if (free_from_cents === null) return [price]
  const rules = [{ attribute: "item_total", operator: "gte" as const, value: free_from_cents / 100 }]
  return [price, { ...price, amount: 0, rules }]
}

export const daysOf = ({ min_days, max_days }: Method) => ({ min_days, max_days })

/** The engine's shipping option of a method. */
export function optionInput(method: Method, service_zone_id: string, shipping_profile_id: string) {
  const type = TYPES[method.kind]
  return {
    name: type.label,
    price_type: "flat" as const,
    service_zone_id,
    shipping_profile_id,
    provider_id: FULFILMENT_PROVIDER,
    type,
    data: daysOf(method),
    prices: pricesOf(method),
    rules: [
      { attribute: IN_STORE, operator: "eq" as const, value: "true" },
      { attribute: "is_return", operator: "eq" as const, value: "false" },
    ],
  }
}
