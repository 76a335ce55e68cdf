import { useDeferredValue, useSyncExternalStore } from "react"
import { sharedValue } from "../../config/shared-value"

/**
 * Code that no first screen waits for: asked for once something that wants it lives, and again by the next where it did not come. Many
 * may want it: a boundary around each would have React begin the whole page anew for every one that comes to life.
 * @returns a hook that has the code, or nothing yet
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
