import { useDeferredValue, useSyncExternalStore } from "react"
import { sharedValue } from "../../config/shared-value"

/**
 * Code that loads after the first screen. The next component retries a failed load. No boundary is used,
 * because React would restart hydration for each.
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
