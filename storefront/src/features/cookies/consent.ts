import {
  CONSENT_GROUPS,
  OPTIONAL_STORAGE_KEYS,
  STORAGE_KEYS,
  type ConsentGroup,
} from "@bon-perroquet/contract"
import { useSyncExternalStore } from "react"
import { cookieAnswer } from "../../config/cookie-question"
import { forget, readStored, store } from "../../config/storage"

export type Consent = Record<ConsentGroup, boolean>

const all = (allowed: boolean): Consent => ({
  preferences: allowed,
  analytics: allowed,
  marketing: allowed,
})
export const NOTHING_OPTIONAL = all(false)
export const EVERYTHING = all(true)

/**
 * Parses the consent to groups of cookies.
 * @param otherwise result for a choice that an earlier version stored without groups
 */
function parse(json: string | null, otherwise: Consent): Consent {
  try {
    const value: unknown = JSON.parse(json ?? "null")
    if (typeof value !== "object" || value === null) return otherwise
    const allowed = new Map<string, unknown>(Object.entries(value))
    const entries = CONSENT_GROUPS.map((group) => [group, allowed.get(group) === true] as const)
    return { ...NOTHING_OPTIONAL, ...Object.fromEntries(entries) }
  } catch {
    return otherwise
  }
}

/** Returns the stored choice, or null before the choice. */
export function readConsent(): Consent | null {
  const answer = cookieAnswer()
  if (answer === "refused") return NOTHING_OPTIONAL
  return answer && parse(readStored(STORAGE_KEYS.cookiesPreferences), EVERYTHING)
}

const listeners = new Set<() => void>()

/** Stores the choice, and deletes data that is no longer allowed. */
export function chooseCookies(consent: Consent): void {
  const choice = CONSENT_GROUPS.some((group) => consent[group]) ? "accepted" : "refused"
  store(STORAGE_KEYS.cookiesChoice, choice)
  store(STORAGE_KEYS.cookiesDate, new Date().toISOString())
  store(STORAGE_KEYS.cookiesPreferences, JSON.stringify(consent))
  for (const group of CONSENT_GROUPS)
    if (!consent[group]) forget(...Object.values<string>(OPTIONAL_STORAGE_KEYS[group]))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener("storage", listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener("storage", listener)
  }
}

/**
 * Returns whether to show the banner. True on the server, because every page contains the banner
 * (config/cookie-question.ts).
 */
export function useCookieQuestion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => readConsent() === null,
    () => true,
  )
}

/** Returns the allowed groups: none before the choice and on the server. */
export function useConsent(): Consent {
  // A string, because useSyncExternalStore compares snapshots by identity.
  const allowed = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(readConsent()),
    () => null,
  )
  return parse(allowed, NOTHING_OPTIONAL)
}

export function useChoiceDate(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => (readConsent() ? readStored(STORAGE_KEYS.cookiesDate) : null),
    () => null,
  )
}

/** Stores an entry if the visitor consented to its group of cookies. */
export function storeWithConsent(group: ConsentGroup, key: string, value: string): void {
  if (readConsent()?.[group]) store(key, value)
}
