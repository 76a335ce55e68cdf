import type { Carrier } from "@bon-perroquet/carrier"
import type { OptionData } from "@bon-perroquet/carrier/provider"
import type { DeliveryKind } from "@bon-perroquet/contract/sets"
import type { Method } from "./contract"
import { OPTION_NAMES } from "./option-names"

/** Attribute of the rule that hides an option from shoppers. */
export const IN_STORE = "enabled_in_store"

/** Text after the carrier's name, in the merchant's language for Medusa Admin. */
const WHERE: Record<DeliveryKind, string> = {
  home: "à domicile",
  pickup_point: "en point de retrait",
  locker: "en consigne",
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

/** Returns the input for Medusa. Shoppers see translations of the name. */
export function optionInput(
  { name, provider_id }: Pick<Carrier, "name" | "provider_id">,
  method: Method,
  service_zone_id: string,
  shipping_profile_id: string,
  open: boolean,
) {
  const { kind } = method
  const label = OPTION_NAMES[kind].fr
  return {
    name: label,
    price_type: "calculated" as const,
    service_zone_id,
    shipping_profile_id,
    provider_id,
    type: { label, description: `${name}, ${WHERE[kind]}`, code: kind },
    data: optionData(method),
    rules: [
      { attribute: IN_STORE, operator: "eq" as const, value: String(open) },
      { attribute: "is_return", operator: "eq" as const, value: "false" },
    ],
  }
}
