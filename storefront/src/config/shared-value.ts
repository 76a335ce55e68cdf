/** Creates a value outside of React for useSyncExternalStore. */
export function sharedValue<T>(value: T) {
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next: T): void => {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
