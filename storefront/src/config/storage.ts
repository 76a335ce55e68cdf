/**
 * The browser's local storage, which may be switched off, full or forbidden: reading then finds nothing and writing
 * does nothing, so that the shop still works for the length of the visit.
 */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

export function store(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value)
  } catch {
    // Nothing to be done, and nothing is lost but the memory of it.
  }
}

export function forget(...keys: string[]): void {
  try {
    for (const key of keys) window.localStorage.removeItem(key)
  } catch {
    // See above.
  }
}
