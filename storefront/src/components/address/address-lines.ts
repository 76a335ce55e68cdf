import type { DeliveryCountry } from "@bon-perroquet/contract"

export const ADDRESS_LINES = ["street", "number", "box", "postal_code", "city"] as const
export type AddressLine = (typeof ADDRESS_LINES)[number]
export type WrittenAddress = Record<AddressLine, string> & { country: DeliveryCountry }

export const PARCEL_FIELDS = [...ADDRESS_LINES, "last_name", "email", "phone", "company", "note"] as const
export type ParcelField = (typeof PARCEL_FIELDS)[number]
