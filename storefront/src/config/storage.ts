/** Reads an entry of local storage. Returns null if storage is disabled. */
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
    // Ignored, because the shop works without storage.
  }
}

export function forget(...keys: string[]): void {
  try {
    for (const key of keys) window.localStorage.removeItem(key)
  } catch {
    // Ignored, because the shop works without storage.
  }
}
