import { isChangedMeanwhile } from "@bon-perroquet/shop-react"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form"
import { ShownInPlaceError } from "../toast/failure-reason"
import { isSame, merge, type Conflict } from "./merge"
import { forgetDraft, keepDraft, registerForm, readDraft, type Kept } from "./stored-drafts"
import { guardLeaving } from "../../config/leaving"

/** Record as the shop returned it. A new record has no version. */
export type Read<Values> = { values: Values; version?: string | undefined }

type DraftOptions<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  name: string
  record?: string | undefined
  /** Latest record. It may change while the form is open. */
  read: Read<Values>
}

/** Maximum attempts to save while other people save other fields. */
const ATTEMPTS = 4

/** Returns the stored draft, or null if its values equal those of the record. */
function storedDraftOf<Values>(key: string, now: Values): Kept<Values> | null {
  const storedDraft = readDraft(key) as Kept<Values> | null
  return storedDraft && isSame(storedDraft.values, now) ? null : storedDraft
}

/**
 * Stores unsaved input in this tab, restores it, and merges changes by others. Shows both values if both changed a
 * field.
 */
export function useDraft<Values extends FieldValues>({
  form,
  name,
  record = "",
  read,
}: DraftOptions<Values>) {
  const key = `${name}:${record}`
  /** Latest version that was merged with the input. */
  const base = useRef(read)
  const isDone = useRef(false)
  const isSaving = useRef(false)
  const [draft] = useState(() => storedDraftOf(key, read.values))
  const [offered, offer] = useState(draft?.isInterrupted ? null : draft)
  const [restoredAt, setRestoredAt] = useState(draft?.isInterrupted ? draft.at : null)
  const [conflicts, setConflicts] = useState<Conflict[]>([])
  const isUnsaved = () => !isDone.current && !isSame(form.getValues(), base.current.values)
  const leaving = useLeaveQuestion(isUnsaved)

  function show(values: Values) {
    const shown = form.getValues()
    for (const field of Object.keys(values) as Path<Values>[])
      if (!isSame(shown[field], values[field])) form.setValue(field, values[field])
  }

  /** Merges a newer version into the form. @returns conflicting fields */
  function meet(theirs: Read<Values>, from = base.current.values, mine = form.getValues()) {
    const met = merge(from, mine, theirs.values)
    base.current = theirs
    show(met.merged)
    const isRepeated = ({ path }: Conflict) => met.conflicts.some((conflict) => conflict.path === path)
    setConflicts((previous) => [...previous.filter((conflict) => !isRepeated(conflict)), ...met.conflicts])
    return met
  }

  function takeUp(storedDraft: Kept<Values>) {
    offer(null)
    setRestoredAt(storedDraft.at)
    meet(base.current, storedDraft.read, storedDraft.values)
  }

  function forget() {
    forgetDraft(key)
    offer(null)
    setRestoredAt(null)
    setConflicts([])
  }

  const begin = useEffectEvent(() => {
    if (draft?.isInterrupted) meet(base.current, draft.read, draft.values)
  })
  const keep = useEffectEvent((values: Values) => {
    if (isDone.current) return
    if (isSame(values, base.current.values)) forgetDraft(key)
    else keepDraft(key, { values, read: base.current.values })
  })
  useEffect(() => {
    begin()
    const stop = form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) })
    const close = registerForm(key)
    return () => {
      stop()
      close()
    }
  }, [key, form])

  /** Sends the values, merged with changes of others. @returns the form's input that was sent */
  async function sendMerged(
    values: Values,
    send: (values: Values, from: Read<Values>) => Promise<unknown>,
    reread: () => Promise<Read<Values>>,
  ): Promise<Values> {
    let mine = values
    let input = structuredClone(form.getValues())
    for (let attempt = 1; ; attempt += 1) {
      try {
        await send(mine, base.current)
        return input
      } catch (error) {
        if (!isChangedMeanwhile(error) || attempt === ATTEMPTS) throw error
        const from = base.current.values
        const theirs = await reread()
        const { merged, conflicts: shownConflicts } = merge(from, mine, theirs.values)
        mine = merged
        input = merge(from, input, theirs.values).merged
        meet(theirs)
        if (shownConflicts.length > 0) throw new ShownInPlaceError()
      }
    }
  }

  /** Continues from the saved record, with the input that was typed after `sent`. */
  async function typeOn(sent: Values, reread: () => Promise<Read<Values>>): Promise<void> {
    forget()
    // Another save may begin before the record is read again. It then starts from what was sent.
    base.current = { ...base.current, values: sent }
    const saved = await reread().catch(() => base.current)
    base.current = saved
    show(merge(sent, form.getValues(), saved.values).merged)
    keepDraft(key, { values: form.getValues(), read: saved.values })
  }

  const { version } = read
  const followVersion = useEffectEvent(() => {
    if (!isDone.current && !isSaving.current && version !== base.current.version) meet(read)
  })
  useEffect(() => followVersion(), [version])

  return {
    offeredAt: offered?.at ?? null,
    restoredAt,
    conflicts,
    leaving,
    read: () => base.current,
    takeUp: () => offered && takeUp(offered),
    discard: () => {
      forget()
      if (!offered) show(base.current.values)
    },
    choose: (path: string, value: unknown) =>
      form.setValue(path as Path<Values>, value as PathValue<Values, Path<Values>>),
    close: () => {
      isDone.current = true
      forget()
    },
    abandon: () => {
      isDone.current = true
      forget()
      leaving.leave()
    },
    /**
     * Saves the form. Merges changes that others saved since the form was opened.
     * @param send receives the values and the version from which they were changed
     * @param onSaved closes the form. Not called if the user typed on while an existing record was saved: the form then
     * stays open with the new input.
     * @throws the shop's rejection. The form itself shows conflicts.
     */
    save: async (
      values: Values,
      send: (values: Values, from: Read<Values>) => Promise<unknown>,
      reread: () => Promise<Read<Values>>,
      onSaved: () => unknown = () => undefined,
    ): Promise<void> => {
      isSaving.current = true
      try {
        const sent = await sendMerged(values, send, reread)
        if (isSame(form.getValues(), sent) || base.current.version === undefined) {
          isDone.current = true
          forget()
          onSaved()
        } else await typeOn(sent, reread)
      } finally {
        isSaving.current = false
      }
    },
  }
}
export type FormDraft = Omit<ReturnType<typeof useDraft>, "save" | "read">

/** Asks before a navigation or a closed tab loses unsaved input. */
function useLeaveQuestion(isUnsaved: () => boolean) {
  const [go, setGo] = useState<(() => void) | null>(null)
  const isFree = useRef(false)
  const wasUnsaved = useRef(isUnsaved)
  useEffect(() => {
    wasUnsaved.current = isUnsaved
  })
  useEffect(() => {
    const isBlocked = () => !isFree.current && wasUnsaved.current()
    const end = guardLeaving({ isUnsaved: isBlocked, ask: (leave) => setGo(() => leave) })
    const beforeUnload = (event: BeforeUnloadEvent) => {
      if (isBlocked()) event.preventDefault()
    }
    window.addEventListener("beforeunload", beforeUnload)
    return () => {
      end()
      window.removeEventListener("beforeunload", beforeUnload)
    }
  }, [])
  return {
    isAsked: go !== null,
    stay: () => setGo(null),
    leave: () => {
      isFree.current = true
      setGo(null)
      go?.()
    },
  }
}
