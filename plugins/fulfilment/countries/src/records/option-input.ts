import type { OptionData } from "@bon-perroquet/bpost/option-data"
import type { DeliveryKind } from "@bon-perroquet/contract/sets"
import type { Method } from "./contract"
import { OPTION_NAMES } from "./option-names"

/** Id of the carrier's provider, as in medusa-config.js. */
export const CARRIER = "bpost_bpost"

/** Attribute of the rule that hides an option from shoppers. */
export const IN_STORE = "enabled_in_store"

/** Texts in the merchant's language for Medusa Admin. Shoppers see translations. */
const TYPES: Record<DeliveryKind, { label: string; description: string; code: DeliveryKind }> = {
  home: { label: OPTION_NAMES.home.fr, description: "bpost, à domicile", code: "home" },
  pickup_point: {
    label: OPTION_NAMES.pickup_point.fr,
    description: "bpost, en point de retrait",
    code: "pickup_point",
  },
  locker: { label: OPTION_NAMES.locker.fr, description: "bpost, en consigne", code: "locker" },
}

export const optionData = ({
  kind: code,
  min_days,
  max_days,
  steps,
  free_from_cents,
}: Method): OptionData => ({
  code,
  min_days,
  max_days,
  tariff: { steps, free_from_cents },
})

export function optionInput(
  method: Method,
  service_zone_id: string,
  shipping_profile_id: string,
  open: boolean,
) {
  const type = TYPES[method.kind]
  return {
    name: type.label,
    price_type: "calculated" as const,
    service_zone_id,
    shipping_profile_id,
    provider_id: CARRIER,
    type,
    data: optionData(method),
    rules: [
      { attribute: IN_STORE, operator: "eq" as const, value: String(open) },
      { attribute: "is_return", operator: "eq" as const, value: "false" },
    ],
  }
}
