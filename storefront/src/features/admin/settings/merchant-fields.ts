import type { ComponentProps } from "react"
import type { MerchantValues } from "./merchant-form"

export type MerchantField = Exclude<keyof MerchantValues, "register">

/** The form's lines, in groups. */
export const GROUPS = [
  { name: "shop", fields: ["name", "email", "phone", "opens", "closes"] },
  { name: "company", fields: ["legal_name", "street", "postal_code", "city", "vat_number"] },
  { name: "account", fields: ["bank_account", "bic"] },
  { name: "channels", fields: ["messenger", "facebook", "instagram"] },
] as const satisfies { name: string; fields: readonly MerchantField[] }[]

/** Lines that may stay empty. */
export const OPTIONAL = ["opens", "closes", "bic", "messenger", "facebook", "instagram"] as const

/** Lines that are checked by a rule of their own. */
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

/** What a line is for, to the keyboard of a phone. */
export const INPUTS: Partial<Record<MerchantField, ComponentProps<"input">>> = {
  email: { type: "email", inputMode: "email", autoComplete: "off" },
  phone: { type: "tel", inputMode: "tel", autoComplete: "off" },
  messenger: page,
  facebook: page,
  instagram: page,
}
