import { randomInt } from "node:crypto"

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"

/** `newId("pi_3")` returns `pi_3…` with `length` letters and digits. */
export function newId(prefix: string, length = 24): string {
  let id = prefix
  for (let i = 0; i < length; i++) id += ALPHABET.charAt(randomInt(ALPHABET.length))
  return id
}
