import { OPTIONAL_STORAGE_KEYS } from "@bon-perroquet/contract"
import { readStored } from "../../../config/storage"
import { storeWithConsent } from "../../cookies"
import type { ContactValues } from "./contact-form"

type Sender = Pick<ContactValues, "name" | "email">

const KEY = OPTIONAL_STORAGE_KEYS.preferences.contact

/** Returns the last sender, if the visitor allowed storing it. */
export function rememberedSender(): Sender | null {
  try {
    const value: unknown = JSON.parse(readStored(KEY) ?? "null")
    if (typeof value !== "object" || value === null || !("name" in value) || !("email" in value)) return null
    const { name, email } = value
    return typeof name === "string" && typeof email === "string" ? { name, email } : null
  } catch {
    return null
  }
}

export function rememberSender({ name, email }: Sender): void {
  storeWithConsent("preferences", KEY, JSON.stringify({ name, email }))
}
