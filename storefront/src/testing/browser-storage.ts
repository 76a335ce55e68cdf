/** Provides a window with a local storage for tests in Node.js. */
export function installStorage(entries: Record<string, string> = {}): Map<string, string> {
  const stored = new Map(Object.entries(entries))
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  const window = Object.assign(new EventTarget(), { localStorage })
  Object.defineProperty(globalThis, "window", { value: window, configurable: true })
  return stored
}
