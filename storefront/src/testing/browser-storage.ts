/** Provides a local storage for tests in Node.js. */
export function installStorage(entries: Record<string, string> = {}): Map<string, string> {
  const stored = new Map(Object.entries(entries))
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  Object.defineProperty(globalThis, "window", { value: { localStorage }, configurable: true })
  return stored
}
