import { createHmac, hkdfSync, randomInt } from "node:crypto"

/** Letters and digits without 0, 1, I and O, which look alike. Each stands for five bits. */
const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
const LENGTH = 16
const GROUP = 4
/** Codes of a former shop have other letters and lengths. Shorter ones could be guessed. */
const PATTERN = /^[A-Z0-9]{8,32}$/
const PURPOSE = "gift card codes"

/** Returns a random code of 80 bits, for example "K7QF-2MXD-9TRA-HB4C". */
export function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
  return letters.join("").replace(/(.{4})(?!$)/g, "$1-")
}

/** Returns the code without spaces, dashes and lower case, or null if it cannot be a code. */
export function normaliseCode(entered: string): string | null {
  const code = entered.toUpperCase().replace(/[\s-]/g, "")
  return PATTERN.test(code) ? code : null
}

export const lastFourOf = (code: string): string => code.slice(-GROUP)

/** Returns the keyed hash under which a code is stored. The key is derived from a secret that backups do not contain. */
export const hashOf = (normalised: string, secret: string): string =>
  createHmac("sha256", Buffer.from(hkdfSync("sha256", secret, "", PURPOSE, 32)))
    .update(normalised)
    .digest("hex")
