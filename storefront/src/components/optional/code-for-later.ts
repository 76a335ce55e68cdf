import { useDeferredValue, useSyncExternalStore } from "react"
import { sharedValue } from "../../config/shared-value"

/**
 * Returns a hook for code that loads after the first screen. After a failure, the next component that uses it retries.
 * It needs no Suspense boundary, because each one would make React restart hydration.
 */
export function codeForLater<Code extends object>(load: () => Promise<Code>): () => Code | undefined {
  const code = sharedValue<Code | undefined>(undefined)
  let coming: Promise<void> | undefined
  const subscribe = (listener: () => void) => {
    coming ??= load().then(code.set, () => (coming = undefined))
    return code.subscribe(listener)
  }
  return () => useDeferredValue(useSyncExternalStore(subscribe, code.get, () => undefined))
}
