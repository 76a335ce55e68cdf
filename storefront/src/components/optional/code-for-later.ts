import { useDeferredValue, useSyncExternalStore } from "react"

/**
 * Code that no first screen waits for: asked for once something that wants it lives, and again by the next where it did not come. Many
 * may want it: a boundary around each would have React begin the whole page anew for every one that comes to life.
 * @returns a hook that has the code, or nothing yet
 */
export function codeForLater<Code extends object>(load: () => Promise<Code>): () => Code | undefined {
  let code: Code | undefined
  let coming: Promise<void> | undefined
  const listeners = new Set<() => void>()

  async function bring(): Promise<void> {
    try {
      code = await load()
      for (const listener of listeners) listener()
    } catch {
      coming = undefined
    }
  }
  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    coming ??= bring()
    return () => listeners.delete(listener)
  }
  const present = () => code
  const nothingYet = () => undefined
  return function useCode() {
    return useDeferredValue(useSyncExternalStore(subscribe, present, nothingYet))
  }
}
