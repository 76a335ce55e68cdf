import { useState } from "react"

/**
 * Returns what the user typed, or the saved value before. A form that reloads keeps the typed value, and shows a value
 * that somebody else saved if nothing was typed.
 */
export function useTyped<Value>(saved: Value) {
  const [typed, setTyped] = useState<{ value: Value } | null>(null)
  return {
    value: typed ? typed.value : saved,
    type: (value: Value) => setTyped({ value }),
    /** Shows the saved value again, unless the user has typed since `sent`. */
    settle: (sent: Value) => setTyped((now) => (now && now.value !== sent ? now : null)),
  }
}
