import { randomInt } from "node:crypto"

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"

/** Returns an id with `length` random letters and digits after the prefix: `pi_3…`. */
export function newId(prefix: string, length = 24): string {
  let id = prefix
  for (let i = 0; i < length; i++) id += ALPHABET.charAt(randomInt(ALPHABET.length))
  return id
}
