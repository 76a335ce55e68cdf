import { SESSION_STORAGE_KEYS, STORAGE_KEYS } from "@bon-perroquet/contract"
import { readStored } from "../../config/storage"

const { formDrafts: KEY, checkoutDraft } = SESSION_STORAGE_KEYS

export type Kept<Values> = {
  /** Time of the last input in ISO 8601. */
  at: string
  /** Id of the author, or null for a guest. */
  person: string | null
  values: Values
  /** Values of the record when the form was opened. */
  read: Values
  /** True if the session ended while the form was open. */
  isInterrupted?: true
}

type Drafts = Record<string, Kept<unknown>>

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

function parsed(json: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json ?? "{}")
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

const isKept = (value: unknown): value is Kept<unknown> =>
  isRecord(value) && typeof value["at"] === "string" && isRecord(value["values"]) && isRecord(value["read"])

function personNow(): string | null {
  const { id } = parsed(readStored(STORAGE_KEYS.userData))
  return typeof id === "string" ? id : null
}

function readAll(): Drafts {
  try {
    const all = Object.entries(parsed(window.sessionStorage.getItem(KEY)))
    return Object.fromEntries(all.flatMap(([form, draft]) => (isKept(draft) ? [[form, draft]] : [])))
  } catch {
    return {}
  }
}

function writeAll(drafts: Drafts): void {
  try {
    if (Object.keys(drafts).length > 0) window.sessionStorage.setItem(KEY, JSON.stringify(drafts))
    else window.sessionStorage.removeItem(KEY)
  } catch {
    // Ignored. If storage is disabled, the form works without a draft.
  }
}

const openForms = new Set<string>()

/** Registers an open form. @returns function to call when it closes */
export function registerForm(form: string): () => void {
  openForms.add(form)
  return () => openForms.delete(form)
}

export function keepDraft<Values>(form: string, draft: Pick<Kept<Values>, "values" | "read">): void {
  const storedDraft = { ...draft, at: new Date().toISOString(), person: personNow() }
  writeAll({ ...readAll(), [form]: storedDraft })
}

export function readDraft(form: string): Kept<unknown> | null {
  const draft = readAll()[form]
  return draft && draft.person === personNow() ? draft : null
}

export function forgetDraft(form: string): void {
  const { [form]: forgotten, ...others } = readAll()
  if (forgotten) writeAll(others)
}

/** Returns the ids of records with a draft, latest first. */
export const draftedRecords = (name: string): string[] =>
  Object.keys(readAll())
    .filter((form) => form.startsWith(`${name}:`) && readDraft(form))
    .map((form) => form.slice(name.length + 1))
    .toReversed()

/** Marks the drafts of open forms, so that they are restored after the next sign-in. */
export function interruptDrafts(): void {
  const drafts = readAll()
  for (const form of openForms) {
    const draft = drafts[form]
    if (draft) drafts[form] = { ...draft, isInterrupted: true }
  }
  writeAll(drafts)
}

/** Deletes drafts after a sign-out, or those of other people after a sign-in. */
export function forgetDraftsOf(whose: "everybody" | { butOf: string }): void {
  const remaining = Object.entries(readAll()).filter(
    ([, { person }]) => whose !== "everybody" && (person === null || person === whose.butOf),
  )
  writeAll(Object.fromEntries(remaining))
  if (whose === "everybody") forgetCheckoutDraft()
}

export function forgetCheckoutDraft(): void {
  try {
    window.sessionStorage.removeItem(checkoutDraft)
  } catch {
    // There are no drafts if storage is disabled.
  }
}
