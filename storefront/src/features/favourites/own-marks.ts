import { MAX_FAVOURITES, STORAGE_KEYS } from "@bon-perroquet/contract"
import { forget, readStored, store } from "../../config/storage"

/** Parses ids. Returns an empty list for invalid data. */
export function parseMarks(json: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(json ?? "[]")
    return Array.isArray(value) ? value.filter((id) => typeof id === "string").slice(0, MAX_FAVOURITES) : NONE
  } catch {
    return NONE
  }
}

const NONE: readonly string[] = []
const listeners = new Set<() => void>()
let marks: readonly string[] | undefined

function become(next: readonly string[] | undefined): void {
  marks = next
  for (const listener of listeners) listener()
}

const reread = () => become(undefined)

/** Returns this browser's favourites, newest first. Returns the same array until they change. */
export const ownMarks = (): readonly string[] => (marks ??= parseMarks(readStored(STORAGE_KEYS.favourites)))

export const noMarks = (): readonly string[] => NONE

export function subscribeToMarks(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", reread)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener("storage", reread)
  }
}

/** Adds or removes a favourite. Drops the oldest above the maximum. */
export function keepMark(id: string, marked: boolean): void {
  const others = ownMarks().filter((other) => other !== id)
  const next = marked ? [id, ...others].slice(0, MAX_FAVOURITES) : others
  store(STORAGE_KEYS.favourites, JSON.stringify(next))
  become(next)
}

/** Deletes favourites of this browser, once they are stored in the account. Keeps those that were added since. */
export function forgetMarks(ids: readonly string[]): void {
  const others = ownMarks().filter((id) => !ids.includes(id))
  if (others.length > 0) store(STORAGE_KEYS.favourites, JSON.stringify(others))
  else forget(STORAGE_KEYS.favourites)
  become(others.length > 0 ? others : NONE)
}

export interface AccountMarks {
  ids: readonly string[]
  mark: (id: string, marked: boolean) => void
}
let account: AccountMarks | null = null

/** Sets the account's favourites. Null after a sign-out. */
export function giveAccountMarks(marks: AccountMarks | null): void {
  account = marks
  for (const listener of listeners) listener()
}

export const shownMarks = (): readonly string[] => account?.ids ?? ownMarks()

/** Adds or removes a favourite: in the account if its favourites are loaded, otherwise in this browser. */
export function mark(id: string, marked: boolean): void {
  if (account) account.mark(id, marked)
  else keepMark(id, marked)
}
