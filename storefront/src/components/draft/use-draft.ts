import { isChangedMeanwhile } from "@bon-perroquet/shop-react"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form"
import { ToldInPlace } from "../toast/failure-reason"
import { isSame, merge, type Conflict } from "./merge"
import { forgetDraft, keepDraft, openForm, readDraft, type Kept } from "./stored-drafts"
import { useLeaveQuestion } from "./use-leave-question"

/** What a form is filled in with, and the version of it that the shop told; a new thing has none. */
export type Read<Values> = { values: Values; version?: string | undefined }

type DraftOptions<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  /** What kind of form it is, and which record it is about. */
  name: string
  record?: string | undefined
  /** The record as the shop has it now: it may become another while the form is open. */
  read: Read<Values>
}

/** How often a form is saved again because others changed other fields while it was being sent. */
const ATTEMPTS = 4

/** What was typed in a form before, unless the shop has it by now. What is stored under a form's key is what it has written. */
function keptAt<Values>(key: string, now: Values): Kept<Values> | null {
  const kept = readDraft(key) as Kept<Values> | null
  return kept && isSame(kept.values, now) ? null : kept
}

/**
 * What was typed in a form survives: it is kept in this tab until it is saved, and offered again. What others save meanwhile
 * comes into the fields that nobody touched here; a field that both changed is told, with both.
 */
export function useDraft<Values extends FieldValues>({
  form,
  name,
  record = "",
  read,
}: DraftOptions<Values>) {
  const key = `${name}:${record}`
  /** What the form was made from. */
  const base = useRef(read)
  const isDone = useRef(false)
  const [found] = useState(() => keptAt(key, read.values))
  const [offered, offer] = useState(found?.isInterrupted ? null : found)
  const [restoredAt, setRestoredAt] = useState(found?.isInterrupted ? found.at : null)
  const [conflicts, setConflicts] = useState<Conflict[]>([])
  const isUnsaved = () => !isDone.current && !isSame(form.getValues(), base.current.values)
  const leaving = useLeaveQuestion(isUnsaved)

  function show(values: Values) {
    const shown = form.getValues()
    for (const field of Object.keys(values) as Path<Values>[])
      if (!isSame(shown[field], values[field])) form.setValue(field, values[field])
  }

  /** Brings the form together with what the shop has now. @returns the fields that both changed */
  function meet(theirs: Read<Values>, from = base.current.values, mine = form.getValues()) {
    const met = merge(from, mine, theirs.values)
    base.current = theirs
    show(met.merged)
    const isToldAnew = ({ path }: Conflict) => met.conflicts.some((conflict) => conflict.path === path)
    setConflicts((told) => [...told.filter((conflict) => !isToldAnew(conflict)), ...met.conflicts])
    return met
  }

  function takeUp(kept: Kept<Values>) {
    offer(null)
    setRestoredAt(kept.at)
    meet(base.current, kept.read, kept.values)
  }

  function forget() {
    forgetDraft(key)
    offer(null)
    setRestoredAt(null)
    setConflicts([])
  }

  const begin = useEffectEvent(() => {
    if (found?.isInterrupted) meet(base.current, found.read, found.values)
  })
  const keep = useEffectEvent((values: Values) => {
    if (isDone.current) return
    if (isSame(values, base.current.values)) forgetDraft(key)
    else keepDraft(key, { values, read: base.current.values })
  })
  useEffect(() => {
    begin()
    const stop = form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) })
    const close = openForm(key)
    return () => {
      stop()
      close()
    }
  }, [key, form])

  const { version } = read
  const followVersion = useEffectEvent(() => {
    if (!isDone.current && version !== base.current.version) meet(read)
  })
  useEffect(() => followVersion(), [version])

  return {
    offeredAt: offered?.at ?? null,
    restoredAt,
    conflicts,
    leaving,
    /** What the form was made from. */
    read: () => base.current,
    takeUp: () => offered && takeUp(offered),
    /** Shows again what the shop has, without what was typed. */
    discard: () => {
      forget()
      if (!offered) show(base.current.values)
    },
    choose: (path: string, value: unknown) =>
      form.setValue(path as Path<Values>, value as PathValue<Values, Path<Values>>),
    /** The form is closed by somebody who wants nothing of it any more, or because it was saved. */
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
     * Saves what was typed against the version that it was made from. Where others changed other fields meanwhile, it is
     * saved with theirs.
     * @param send is told what to save, and what that was made from
     * @throws what the shop refused; where a field was changed by both, what the form tells by itself
     */
    save: async (
      values: Values,
      send: (values: Values, from: Read<Values>) => Promise<unknown>,
      reread: () => Promise<Read<Values>>,
    ): Promise<void> => {
      let mine = values
      for (let attempt = 1; ; attempt += 1) {
        try {
          await send(mine, base.current)
          isDone.current = true
          forget()
          return
        } catch (error) {
          if (!isChangedMeanwhile(error) || attempt === ATTEMPTS) throw error
          const { merged, conflicts: told } = meet(await reread(), base.current.values, mine)
          if (told.length > 0) throw new ToldInPlace()
          mine = merged
        }
      }
    },
  }
}
export type FormDraft = Omit<ReturnType<typeof useDraft>, "save" | "read">
