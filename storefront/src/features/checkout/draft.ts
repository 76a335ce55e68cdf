import { DELIVERY_COUNTRIES, SESSION_STORAGE_KEYS, STORAGE_KEYS } from "@bon-perroquet/contract"
import { readStored } from "../../config/storage"
import { CHECKOUT_FIELDS, EMPTY_FORM, type CheckoutValues } from "./checkout-form"

/**
 * What was typed, kept for this tab: who looks at the goods again, cancels the payment or is declined finds it again. It is
 * forgotten when the payment arrived, somebody signs out or the tab closes.
 */
const DRAFT_KEY = SESSION_STORAGE_KEYS.checkoutDraft

export function keepDraft(values: CheckoutValues): void {
  try {
    window.sessionStorage.setItem(DRAFT_KEY, JSON.stringify(values))
  } catch {
    // Without storage the form starts empty again.
  }
}

export function forgetDraft(): void {
  try {
    window.sessionStorage.removeItem(DRAFT_KEY)
  } catch {
    // Nothing was kept either.
  }
}

function readDraft(): string | null {
  try {
    return window.sessionStorage.getItem(DRAFT_KEY)
  } catch {
    return null
  }
}

/** The texts among the stored values; anything else in them is not trusted. */
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

/** The business that the stored shopper buys for, as the form has it. */
function businessOf(json: string | null): Partial<Record<string, string>> {
  try {
    const { business } = JSON.parse(json ?? "{}") as { business?: unknown }
    const { company, vat_number } = fieldsOf(JSON.stringify(business ?? {}))
    return company ? { business: "yes", company, vat_number } : {}
  } catch {
    return {}
  }
}

/** The form as it opens: what was typed before in this tab, else what is stored of the shopper. */
export function initialValues(): CheckoutValues {
  const user = readStored(STORAGE_KEYS.userData)
  const known = { ...fieldsOf(user), ...businessOf(user), ...fieldsOf(readDraft()) }
  const filled = CHECKOUT_FIELDS.map((field): [string, string] => [
    field,
    known[field] ?? EMPTY_FORM[field] ?? "",
  ])
  const country = DELIVERY_COUNTRIES.find((code) => code === known["country"]) ?? EMPTY_FORM.country
  const invoice_country =
    DELIVERY_COUNTRIES.find((code) => code === known["invoice_country"]) ?? EMPTY_FORM.invoice_country
  const invoice = known["invoice"] === "other" ? "other" : ""
  const business = known["business"] === "yes" ? "yes" : ""
  return { ...EMPTY_FORM, ...Object.fromEntries<string>(filled), country, invoice_country, invoice, business }
}

/** The id of the stored shopper; null for a guest. */
export function storedUserId(): string | null {
  return fieldsOf(readStored(STORAGE_KEYS.userData))["id"] ?? null
}
