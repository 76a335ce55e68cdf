import { DELIVERY_COUNTRIES, SESSION_STORAGE_KEYS, STORAGE_KEYS } from "@bon-perroquet/contract"
import { readStored } from "../../config/storage"
import { CHECKOUT_FIELDS, CHOICE_FIELDS, EMPTY_FORM, type CheckoutValues } from "./checkout-form"

/**
 * Key of the form's draft in this tab. The draft outlives a cancelled payment and a declined card. It is deleted after
 * the payment or a sign-out.
 */
const DRAFT_KEY = SESSION_STORAGE_KEYS.checkoutDraft

export function keepDraft(values: Partial<CheckoutValues>): void {
  try {
    window.sessionStorage.setItem(DRAFT_KEY, JSON.stringify(values))
  } catch {
    // If storage is disabled, the form starts empty.
  }
}

function readDraft(): string | null {
  try {
    return window.sessionStorage.getItem(DRAFT_KEY)
  } catch {
    return null
  }
}

/** Parses stored text fields. Ignores other values. */
function fieldsOf(json: string | null): Partial<Record<string, string>> {
  try {
    const value: unknown = JSON.parse(json ?? "{}")
    if (typeof value !== "object" || value === null) return {}
    const texts = Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    )
    return Object.fromEntries(texts)
  } catch {
    return {}
  }
}

function businessOf(json: string | null): Partial<Record<string, string>> {
  try {
    const { business } = JSON.parse(json ?? "{}") as { business?: unknown }
    const { company, vat_number } = fieldsOf(JSON.stringify(business ?? {}))
    return company ? { business: "yes", company, vat_number } : {}
  } catch {
    return {}
  }
}

/** Returns the typed values of the merchant's own fields. */
function customFieldsOf(json: string | null): CheckoutValues["custom_fields"] {
  try {
    const { custom_fields } = JSON.parse(json ?? "{}") as { custom_fields?: CheckoutValues["custom_fields"] }
    return { ...EMPTY_FORM.custom_fields, ...custom_fields }
  } catch {
    return EMPTY_FORM.custom_fields
  }
}

/** Returns the form's initial values: the draft, and otherwise the data of the signed-in customer. */
export function initialValues(): CheckoutValues {
  const user = readStored(STORAGE_KEYS.userData)
  const values = { ...fieldsOf(user), ...businessOf(user), ...fieldsOf(readDraft()) }
  const filled = [...CHECKOUT_FIELDS, ...CHOICE_FIELDS].map((field): [string, string] => [
    field,
    values[field] ?? EMPTY_FORM[field] ?? "",
  ])
  const country = DELIVERY_COUNTRIES.find((code) => code === values["country"]) ?? EMPTY_FORM.country
  const invoice_country =
    DELIVERY_COUNTRIES.find((code) => code === values["invoice_country"]) ?? EMPTY_FORM.invoice_country
  const invoice = values["invoice"] === "other" ? "other" : ""
  const business = values["business"] === "yes" ? "yes" : ""
  return {
    ...{ ...EMPTY_FORM, ...Object.fromEntries<string>(filled) },
    ...{ country, invoice_country, invoice, business },
    custom_fields: customFieldsOf(readDraft()),
  }
}

/** Returns the id of the signed-in user, or null for a guest. */
export function storedUserId(): string | null {
  return fieldsOf(readStored(STORAGE_KEYS.userData))["id"] ?? null
}
