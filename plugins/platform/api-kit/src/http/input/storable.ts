import { refuse } from "../refusal"

/** NUL, which PostgreSQL can't store as text, or a lone surrogate, which its JSON can't contain. */
const UNSTORABLE = /\0|\p{Surrogate}/u

export function isStorable(sent: unknown): boolean {
  // Iterates instead of recursing, because the sender controls the depth.
  const left = [sent]
  while (left.length) {
    const value = left.pop()
    if (typeof value === "string" && UNSTORABLE.test(value)) return false
    if (typeof value !== "object" || value === null || Buffer.isBuffer(value)) continue
    for (const [key, inner] of Object.entries(value)) {
      if (UNSTORABLE.test(key)) return false
      left.push(inner)
    }
  }
  return true
}

/** Returns the value unchanged. @throws 400 for text that the database can't store */
export function requireStorable<T>(sent: T): T {
  if (!isStorable(sent)) throw refuse("invalid_request", 400)
  return sent
}
