import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto"

const CIPHER = "aes-256-gcm"
const LENGTHS = { key: 32, iv: 12, tag: 16 }

export interface SealingKey {
  /** Secret of the environment, which backups do not contain. */
  secret: string
  /** Use of the text, for example "password of the mail server". Each use has its own key. */
  purpose: string
}

const keyOf = ({ secret, purpose }: SealingKey) =>
  Buffer.from(hkdfSync("sha256", secret, "", purpose, LENGTHS.key))

/** Encrypts a text for the database. */
export function seal(text: string, key: SealingKey): string {
  const iv = randomBytes(LENGTHS.iv)
  const cipher = createCipheriv(CIPHER, keyOf(key), iv)
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url")
}

/** Returns null if the key is not the one that encrypted the text. */
export function unseal(sealed: string, key: SealingKey): string | null {
  const bytes = Buffer.from(sealed, "base64url")
  const { iv, tag } = LENGTHS
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(key), bytes.subarray(0, iv))
    decipher.setAuthTag(bytes.subarray(iv, iv + tag))
    return Buffer.concat([decipher.update(bytes.subarray(iv + tag)), decipher.final()]).toString("utf8")
  } catch {
    return null
  }
}
