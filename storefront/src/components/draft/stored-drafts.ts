import { SESSION_STORAGE_KEYS, STORAGE_KEYS } from "@bon-perroquet/contract"
import { readStored } from "../../config/storage"

const { formDrafts: KEY, checkoutDraft } = SESSION_STORAGE_KEYS

/** What was typed in a form and not saved. */
export type Kept<Values> = {
  /** When something was typed last, ISO 8601. */
  at: string
  /** Who typed it; null for a guest. */
  person: string | null
  values: Values
  /** What the form was opened with. */
  read: Values
  /** The session ended while the form was open. */
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

/** Who is signed in; null for a guest. */
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
    // Without storage nothing is kept; the form itself still has it.
  }
}

/** Forms that are open in this tab. */
const open = new Set<string>()

/** Says that a form is open. @returns what is called when it is closed */
export function openForm(form: string): () => void {
  open.add(form)
  return () => open.delete(form)
}

export function keepDraft<Values>(form: string, draft: Pick<Kept<Values>, "values" | "read">): void {
  const kept = { ...draft, at: new Date().toISOString(), person: personNow() }
  writeAll({ ...readAll(), [form]: kept })
}

/** What the person who is signed in now typed in a form. */
export function readDraft(form: string): Kept<unknown> | null {
  const draft = readAll()[form]
  return draft && draft.person === personNow() ? draft : null
}

export function forgetDraft(form: string): void {
  const { [form]: forgotten, ...others } = readAll()
  if (forgotten) writeAll(others)
}

/** The records that one kind of form was left unsaved for, the last of them first. */
export const draftedRecords = (name: string): string[] =>
  Object.keys(readAll())
    .filter((form) => form.startsWith(`${name}:`) && readDraft(form))
    .map((form) => form.slice(name.length + 1))
    .toReversed()

/** The shop ended the session: what is open now is filled in again after the sign-in. */
export function interruptDrafts(): void {
  const drafts = readAll()
  for (const form of open) {
    const draft = drafts[form]
    if (draft) drafts[form] = { ...draft, isInterrupted: true }
  }
  writeAll(drafts)
}

/** Somebody signed out, or somebody else signed in: nothing that was typed is left behind. */
export function forgetDraftsOf(whose: "everybody" | { butOf: string }): void {
  const kept = Object.entries(readAll()).filter(
    ([, { person }]) => whose !== "everybody" && (person === null || person === whose.butOf),
  )
  writeAll(Object.fromEntries(kept))
  if (whose !== "everybody") return
  try {
    window.sessionStorage.removeItem(checkoutDraft)
  } catch {
    // Nothing was kept either.
  }
}
