import { MAX_FAVOURITES, STORAGE_KEYS } from "@bon-perroquet/contract"
import { forget, readStored, store } from "../../config/storage"

/** Whatever stands in the storage, the ids in it. */
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

/** Another tab may have marked something. */
const reread = () => become(undefined)

/** What a visitor who is not signed in marked, the newest first; the same array until it changes. */
export const ownMarks = (): readonly string[] => (marks ??= parseMarks(readStored(STORAGE_KEYS.favourites)))

/** On the server nobody has marked anything. */
export const noMarks = (): readonly string[] => NONE

export function subscribeToMarks(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", reread)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener("storage", reread)
  }
}

/** Beyond the most that is kept, the oldest goes. */
export function keepMark(id: string, marked: boolean): void {
  const others = ownMarks().filter((other) => other !== id)
  const next = marked ? [id, ...others].slice(0, MAX_FAVOURITES) : others
  store(STORAGE_KEYS.favourites, JSON.stringify(next))
  become(next)
}

/** The account has them now. */
export function forgetMarks(): void {
  forget(STORAGE_KEYS.favourites)
  become(NONE)
}

/** The account's favourites, and how one is marked there; brought by what is loaded for who is signed in. */
export interface AccountMarks {
  ids: readonly string[]
  mark: (id: string, marked: boolean) => void
}
let account: AccountMarks | null = null

/** From now on these are shown; null when nobody is signed in any more. */
export function giveAccountMarks(given: AccountMarks | null): void {
  account = given
  for (const listener of listeners) listener()
}

/** The account's where it is known, else the visitor's own. */
export const shownMarks = (): readonly string[] => account?.ids ?? ownMarks()

/** Marks a product, or takes the mark away. What is marked before the account's are known joins them. */
export function mark(id: string, marked: boolean): void {
  if (account) account.mark(id, marked)
  else keepMark(id, marked)
}
