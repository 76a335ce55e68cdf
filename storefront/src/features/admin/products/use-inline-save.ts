import { useRef, useState } from "react"
import { useRest } from "../use-rest"

/** How long typing rests before it is sent, in milliseconds. */
const REST_MS = 600

type InlineSave = {
  /** As the shop has it. */
  saved: number
  /** What was typed, as a number the shop would take; null while it is none. */
  parse: (text: string) => number | null
  format: (value: number) => string
  /** Fulfilled once the shop has taken it. */
  send: (value: number) => Promise<unknown>
}

/**
 * A field that sends what is typed once typing rests, one request at a time: what was typed meanwhile goes next, and of
 * several only the last. Nothing that was typed is ever overwritten; what the shop refused stays, marked, to be corrected.
 */
export function useInlineSave({ saved, parse, format, send }: InlineSave) {
  /** What was typed and is not yet what the shop has; null when the field shows what the shop has. */
  const [typed, setTyped] = useState<string | null>(null)
  const [state, setState] = useState<"still" | "sending" | "failed">("still")
  const wanted = useRef<string | null>(null)
  /** What is on its way; null while nothing is. */
  const sending = useRef<string | null>(null)

  async function flush(): Promise<void> {
    const text = wanted.current
    const value = text === null ? null : parse(text)
    if (sending.current !== null || value === null) return
    wanted.current = null
    sending.current = text
    setState("sending")
    const taken = await send(value).then(
      () => true,
      () => false,
    )
    sending.current = null
    if (wanted.current !== null) return flush()
    setState(taken ? "still" : "failed")
    // Unless typing went on: it waits for its own rest.
    if (taken) setTyped((now) => (now === text ? null : now))
  }

  function type(text: string) {
    setTyped(text)
    setState((now) => (now === "failed" ? "still" : now))
  }

  /** Sends at once, when the field is left or Enter pressed. */
  function settle() {
    if (typed === null) return
    const isSaved = parse(typed) === saved && sending.current === null && state !== "failed"
    wanted.current = isSaved || typed === sending.current ? null : typed
    if (isSaved) setTyped(null)
    else void flush()
  }

  useRest(typed, REST_MS, settle)

  const isInvalid = typed !== null && parse(typed) === null
  return {
    text: typed ?? format(saved),
    type,
    settle,
    isSending: state === "sending",
    isMarked: isInvalid || state === "failed",
  }
}
