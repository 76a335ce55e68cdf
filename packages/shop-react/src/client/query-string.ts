/** Replaces `qs`, of which @medusajs/js-sdk uses one function. Saves 13 KB (gzip). */
export function stringify(query: Record<string, string | number | boolean | null | undefined>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) parameters.set(name, String(value))
  }
  return parameters.toString()
}

/** Replaces `fetch-event-stream`, which @medusajs/js-sdk imports for its event streams. The shop has none. */
export function events(): never {
  throw new Error("Event streams are not supported.")
}

export default { stringify }
