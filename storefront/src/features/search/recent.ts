import { OPTIONAL_STORAGE_KEYS } from "@bon-perroquet/contract"
import { forget, readStored } from "../../config/storage"
import { storeWithConsent } from "../cookies"

const KEY = OPTIONAL_STORAGE_KEYS.preferences.searches
const MAX = 5

/** Returns the visitor's last searches, newest first. Only this browser stores them, and only with consent. */
export function recentSearches(): readonly string[] {
  try {
    const value: unknown = JSON.parse(readStored(KEY) ?? "[]")
    return Array.isArray(value) ? value.filter((each) => typeof each === "string").slice(0, MAX) : []
  } catch {
    return []
  }
}

export function rememberSearch(text: string): void {
  const others = recentSearches().filter((each) => each.toLowerCase() !== text.toLowerCase())
  storeWithConsent("preferences", KEY, JSON.stringify([text, ...others].slice(0, MAX)))
}

export const forgetSearches = (): void => forget(KEY)
