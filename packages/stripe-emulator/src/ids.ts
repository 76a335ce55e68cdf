import { randomInt } from "node:crypto"

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"

/** A random identifier that begins like Stripe's: `newId("pi_3")` → `pi_3…` followed by `length` letters and digits. */
export function newId(prefix: string, length = 24): string {
  let id = prefix
  for (let i = 0; i < length; i++) id += ALPHABET.charAt(randomInt(ALPHABET.length))
  return id
}
