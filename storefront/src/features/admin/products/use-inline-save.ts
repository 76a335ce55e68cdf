import { PriceOrStockChangedError } from "@bon-perroquet/shop-react/admin"
import { useRef, useState } from "react"

type InlineSave = {
  saved: number
  /** Parses the typed number. Returns null if it is invalid. */
  parse: (text: string) => number | null
  format: (value: number) => string
  /** Returns true if a change needs a confirmation. */
  isDoubtful?: (value: number, saved: number) => boolean
  /**
   * Sends the new value. Rejects with PriceOrStockChangedError if the server's value is no longer `before`.
   * @param before the server's value when typing began
   */
  send: (value: number, before: number) => Promise<unknown>
}

type Typed = { text: string; value: number }

/** How the user left the field. After a rejection, only Enter sends the value again. */
export type Leaving = "enter" | "blur"

/**
 * Sends a number on Enter or blur. Escape restores the saved value. While a request is active, only the last entered
 * value is kept and sent afterwards. Rejected values stay and are marked. If somebody else changed the number, a dialog
 * offers both values.
 */
export function useInlineSave({ saved, parse, format, isDoubtful, send }: InlineSave) {
  /** Typed text, or null if the field shows the server's value. */
  const [typed, setTyped] = useState<string | null>(null)
  const [state, setState] = useState<"still" | "sending" | "failed" | "invalid">("still")
  const [doubtful, setDoubtful] = useState<Typed | null>(null)
  const [conflict, setConflict] = useState<(Typed & { there: number }) | null>(null)
  /** Server's value when typing began. */
  const base = useRef(saved)
  const requested = useRef<Typed | null>(null)
  const sending = useRef<Typed | null>(null)

  async function flush(): Promise<void> {
    const next = requested.current
    if (sending.current !== null || next === null) return
    requested.current = null
    sending.current = next
    setState("sending")
    const failure = await send(next.value, base.current).then(
      () => null,
      (error: unknown) => ({ error }),
    )
    const isTaken = failure === null
    sending.current = null
    if (isTaken) base.current = next.value
    if (requested.current !== null) return flush()
    if (failure?.error instanceof PriceOrStockChangedError)
      setConflict({ ...next, there: failure.error.there })
    setState((now) => (now !== "sending" ? now : isTaken ? "still" : "failed"))
    // Keeps the text in the field if the user has typed on during the request.
    if (isTaken) setTyped((now) => (now === next.text ? null : now))
  }

  function go(next: Typed) {
    requested.current = next
    void flush()
  }

  function type(text: string) {
    if (typed === null) base.current = saved
    setTyped(text)
    setState((now) => (now === "failed" || now === "invalid" ? "still" : now))
  }

  function submit(leaving: Leaving) {
    if (typed === null || doubtful || conflict || (leaving === "blur" && state === "failed")) return
    const value = parse(typed)
    if (value === null) {
      setState("invalid")
      return
    }
    const pending = sending.current?.value
    // Does not send the saved value. Does not send the value from before typing either, because then the user changed
    // nothing, even if somebody else did.
    const isNew = pending === undefined ? value !== saved && value !== base.current : value !== pending
    if (isNew || state === "failed") {
      const next = { text: typed, value }
      if (isDoubtful?.(value, saved)) setDoubtful(next)
      else go(next)
      return
    }
    requested.current = null
    if (pending === undefined) setTyped(null)
  }

  function takeBack() {
    setTyped(sending.current?.text ?? null)
    setState((now) => (now === "sending" ? now : "still"))
  }

  const question = doubtful && {
    value: doubtful.value,
    confirm: () => {
      setDoubtful(null)
      go(doubtful)
    },
    cancel: () => {
      setDoubtful(null)
      takeBack()
    },
  }
  const collision = conflict && {
    value: conflict.value,
    there: conflict.there,
    confirm: () => {
      setConflict(null)
      base.current = conflict.there
      go(conflict)
    },
    cancel: () => {
      setConflict(null)
      takeBack()
    },
  }
  return {
    text: typed ?? format(saved),
    type,
    submit,
    takeBack,
    question,
    collision,
    isSending: state === "sending",
    isInvalid: state === "invalid",
    isMarked: state === "invalid" || state === "failed",
  }
}
