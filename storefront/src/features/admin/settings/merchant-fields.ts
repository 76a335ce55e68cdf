import type { ComponentProps } from "react"
import type { MerchantValues } from "./merchant-form"

export type MerchantField = Exclude<keyof MerchantValues, "register">

/** Fields of the form in groups. */
export const GROUPS = [
  { name: "shop", fields: ["name", "email", "phone", "opens", "closes"] },
  { name: "company", fields: ["legal_name", "street", "postal_code", "city", "vat_number"] },
  { name: "account", fields: ["bank_account", "bic"] },
  { name: "channels", fields: ["messenger", "facebook", "instagram"] },
] as const satisfies { name: string; fields: readonly MerchantField[] }[]

/** Fields that may be empty. */
export const OPTIONAL = ["opens", "closes", "bic", "messenger", "facebook", "instagram"] as const

/** Fields with a special validation rule. */
export const SPECIAL = [
  "vat_number",
  "email",
  "phone",
  "bank_account",
  "bic",
  "messenger",
  "facebook",
  "instagram",
] as const

const page = { type: "url", inputMode: "url", placeholder: "https://" } as const

/** Input attributes that select the phone's keyboard. */
export const INPUTS: Partial<Record<MerchantField, ComponentProps<"input">>> = {
  email: { type: "email", inputMode: "email", autoComplete: "off" },
  phone: { type: "tel", inputMode: "tel", autoComplete: "off" },
  messenger: page,
  facebook: page,
  instagram: page,
}
