import { PriceOrStockChangedError } from "@bon-perroquet/shop-react/admin"
import { useRef, useState } from "react"

type InlineSave = {
  /** As the shop has it. */
  saved: number
  /** What was typed, as a number the shop would take; null while it is none. */
  parse: (text: string) => number | null
  format: (value: number) => string
  /** Whether somebody should be asked before so large a change. */
  isDoubtful?: (value: number, saved: number) => boolean
  /**
   * Fulfilled once the shop has taken it; `before` is what it had when typing began. Fails with a PriceOrStockChangedError where
   * it has something else by now.
   */
  send: (value: number, before: number) => Promise<unknown>
}

type Typed = { text: string; value: number }

/** How a field is left: a refused value is sent again by Enter only. */
export type Leaving = "enter" | "blur"

/**
 * A field that sends what is typed when Enter is pressed or the field is left, and never before; Escape takes back what was
 * typed. One request at a time: what was entered meanwhile goes next, and of several only the last. What the shop refused
 * stays, marked, to be corrected. Where somebody else changed the same number since, both are told to choose from.
 */
export function useInlineSave({ saved, parse, format, isDoubtful, send }: InlineSave) {
  /** What was typed and is not yet what the shop has; null when the field shows what the shop has. */
  const [typed, setTyped] = useState<string | null>(null)
  const [state, setState] = useState<"still" | "sending" | "failed" | "invalid">("still")
  const [asked, ask] = useState<Typed | null>(null)
  /** What somebody else made of it meanwhile, and what was typed. */
  const [conflict, setConflict] = useState<(Typed & { there: number }) | null>(null)
  /** What the shop had when typing began. */
  const base = useRef(saved)
  const wanted = useRef<Typed | null>(null)
  /** What is on its way; null while nothing is. */
  const sending = useRef<Typed | null>(null)

  async function flush(): Promise<void> {
    const next = wanted.current
    if (sending.current !== null || next === null) return
    wanted.current = null
    sending.current = next
    setState("sending")
    const failure = await send(next.value, base.current).then(
      () => null,
      (error: unknown) => ({ error }),
    )
    const isTaken = failure === null
    sending.current = null
    if (isTaken) base.current = next.value
    if (wanted.current !== null) return flush()
    if (failure?.error instanceof PriceOrStockChangedError)
      setConflict({ ...next, there: failure.error.there })
    setState((now) => (now !== "sending" ? now : isTaken ? "still" : "failed"))
    // Unless typing went on: that waits for its own Enter.
    if (isTaken) setTyped((now) => (now === next.text ? null : now))
  }

  function go(next: Typed) {
    wanted.current = next
    void flush()
  }

  function type(text: string) {
    if (typed === null) base.current = saved
    setTyped(text)
    setState((now) => (now === "failed" || now === "invalid" ? "still" : now))
  }

  function settle(leaving: Leaving) {
    if (typed === null || asked || conflict || (leaving === "blur" && state === "failed")) return
    const value = parse(typed)
    if (value === null) {
      setState("invalid")
      return
    }
    const pending = sending.current?.value
    // Who typed again what stood there changed nothing, even where somebody else did.
    const isNew = pending === undefined ? value !== saved && value !== base.current : value !== pending
    if (isNew || state === "failed") {
      const next = { text: typed, value }
      if (isDoubtful?.(value, saved)) ask(next)
      else go(next)
      return
    }
    wanted.current = null
    if (pending === undefined) setTyped(null)
  }

  /** Shows again what the shop has, or is being told. */
  function takeBack() {
    setTyped(sending.current?.text ?? null)
    setState((now) => (now === "sending" ? now : "still"))
  }

  const question = asked && {
    value: asked.value,
    confirm: () => {
      ask(null)
      go(asked)
    },
    cancel: () => {
      ask(null)
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
    settle,
    takeBack,
    question,
    collision,
    isSending: state === "sending",
    isInvalid: state === "invalid",
    isMarked: state === "invalid" || state === "failed",
  }
}
