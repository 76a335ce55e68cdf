import { createHash } from "node:crypto"
import { addressLines, engineParts } from "@bon-perroquet/contract/address"
import { pointOf } from "@bon-perroquet/checkout/checkout"
import type { DeliveryTexts } from "@bon-perroquet/contract"
import { DEFAULT_LANGUAGE } from "@bon-perroquet/contract/sets"
import type { EngineOrder, OrderAddress } from "@bon-perroquet/medusa-sql"

type Delivered = Pick<EngineOrder, "shipping_address" | "shipping_methods">

interface ChosenMethod {
  option: string | null
  code: string | null
  data: Record<string, unknown> | null
}

/** Returns a hash that changes with address, recipient, method and price of the delivery. */
export function deliveryVersion({ shipping_address, shipping_methods }: Delivered): string {
  const methods = shipping_methods.map(({ shipping_option_id, amount, data }) => [
    shipping_option_id,
    amount,
    pointOf(data ?? {})?.id ?? null,
  ])
  return createHash("sha256")
    .update(JSON.stringify([shipping_address, methods]))
    .digest("base64url")
    .slice(0, 22)
}

const textOf = (value: unknown): string | null => (typeof value === "string" && value.trim()) || null

function placeOf(address: OrderAddress): string | null {
  const country = address.country_code?.toUpperCase() ?? ""
  const parts = {
    ...engineParts(address),
    ...{ postal_code: address.postal_code ?? "", city: address.city ?? "", country },
  }
  return [...addressLines(parts, DEFAULT_LANGUAGE), country].filter(Boolean).join(", ") || null
}

/** Returns the delivery as texts for the change log. For a pick-up point, company and note are null. */
export function deliveryTexts(address: OrderAddress | null, { code, data }: ChosenMethod): DeliveryTexts {
  const point = pointOf(data ?? {})
  return {
    recipient: textOf([address?.first_name, address?.last_name].filter(Boolean).join(" ")),
    company: point ? null : textOf(address?.company),
    phone: textOf(address?.phone),
    address: address && placeOf(address),
    note: point ? null : textOf(address?.metadata?.["note"]),
    code,
    point: point?.name ?? null,
  }
}
