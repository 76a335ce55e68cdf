import { createHmac, hkdfSync, randomInt } from "node:crypto"

/** Letters and digits without 0, 1, I and O, which look alike. Each stands for five bits. */
const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
const LENGTH = 16
const GROUP = 4
/** Codes of a former shop have other letters and lengths. Shorter ones could be guessed. */
const PATTERN = /^[A-Z0-9]{8,32}$/
const PURPOSE = "gift card codes"
const PURPOSE_OF_SOLD = "codes of sold gift cards"

const keyOf = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, "", purpose, 32))

const grouped = (letters: readonly (string | undefined)[]): string =>
  letters.join("").replace(/(.{4})(?!$)/g, "$1-")

/** Returns a random code of 80 bits, for example "K7QF-2MXD-9TRA-HB4C". */
export const newCode = (): string =>
  grouped(Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]))

/** Returns the code of a sold card, which is not stored. Nobody without the secret can derive it from the id. */
export function codeOfPurchase(id: string, secret: string): string {
  const bytes = createHmac("sha256", keyOf(secret, PURPOSE_OF_SOLD)).update(id).digest()
  return grouped([...bytes.subarray(0, LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]))
}

/** Returns the code without spaces, dashes and lower case, or null if it cannot be a code. */
export function normaliseCode(entered: string): string | null {
  const code = entered.toUpperCase().replace(/[\s-]/g, "")
  return PATTERN.test(code) ? code : null
}

export const lastFourOf = (code: string): string => code.slice(-GROUP)

/** Returns the keyed hash under which a code is stored. The key is derived from a secret that backups do not contain. */
export const hashOf = (normalised: string, secret: string): string =>
  createHmac("sha256", keyOf(secret, PURPOSE)).update(normalised).digest("hex")
