import { refuse } from "../refusal"

/** A NUL, which PostgreSQL's text can't hold, or half a character, which its JSON can't. */
const UNSTORABLE = /\0|\p{Surrogate}/u

/** Whether every text in what somebody sent, names of fields included, can be written down. */
export function isStorable(sent: unknown): boolean {
  // A list instead of recursion: how deep it goes is the sender's choice.
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

/** @throws 400 for text that the database would choke on */
export function requireStorable<T>(sent: T): T {
  if (!isStorable(sent)) throw refuse("invalid_request", 400)
  return sent
}
