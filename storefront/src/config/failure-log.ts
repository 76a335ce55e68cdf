/** Logs a failure that the screen does not show. */
export function logFailure(what: string, error: unknown): void {
  console.warn(what, error)
}
