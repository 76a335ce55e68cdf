import { STORAGE_KEYS } from "@bon-perroquet/shop-api/contract"
import { useSyncExternalStore } from "react"
import { readStored, store } from "../../config/storage"

export type CookieChoice = "accepted" | "refused"

const listeners = new Set<() => void>()
let asking = !isChoice(readStored(STORAGE_KEYS.cookiesChoice))

function isChoice(value: string | null): value is CookieChoice {
  return value === "accepted" || value === "refused"
}

function ask(open: boolean): void {
  asking = open
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Stores the choice with its date, so that it can be shown when it was made. */
export function chooseCookies(choice: CookieChoice): void {
  store(STORAGE_KEYS.cookiesChoice, choice)
  store(STORAGE_KEYS.cookiesDate, new Date().toISOString())
  ask(false)
}

/** Asks again: a choice can be changed as easily as it was made. */
export function reopenCookieChoice(): void {
  ask(true)
}

export function useCookieQuestion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => asking,
    () => false,
  )
}
