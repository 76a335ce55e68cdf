/** Notes what went wrong behind a screen that says nothing about it, for whoever opens the browser's console. */
export function logFailure(what: string, error: unknown): void {
  console.warn(what, error)
}
