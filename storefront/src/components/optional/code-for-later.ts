import { useDeferredValue, useSyncExternalStore } from "react"
import { sharedValue } from "../../config/shared-value"

/**
 * Returns a hook for code that loads after the first screen. After a failure, the next component that uses it retries.
 * No Suspense boundary is used, because React would restart hydration for each.
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
