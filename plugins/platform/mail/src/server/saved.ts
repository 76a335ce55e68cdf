import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto"
import { storedMailServerSchema, type StoredMailServer } from "@bon-perroquet/contract/mail-server"
import { followSetting, refreshSettings } from "@bon-perroquet/shop-settings/live"
import type { Setting } from "@bon-perroquet/shop-settings/settings"
import type SMTPTransport from "nodemailer/lib/smtp-transport"

const NONE: StoredMailServer = { host: "", port: 587, security: "starttls", user: "", from: "", sealed: null }

export const MAIL_SERVER: Setting<StoredMailServer> = {
  name: "mail_server",
  schema: storedMailServerSchema,
  original: () => NONE,
  apply: refreshSettings,
}

let saved = NONE
followSetting(MAIL_SERVER.name, (value) => {
  saved = storedMailServerSchema.safeParse(value).data ?? NONE
})

export const savedMailServer = (): StoredMailServer => saved

const CIPHER = "aes-256-gcm"
const LENGTHS = { key: 32, iv: 12, tag: 16 }

const keyOf = (secret: string) =>
  Buffer.from(hkdfSync("sha256", secret, "", "password of the mail server", LENGTHS.key))

/** Encrypts a password for the database. @param secret of the environment, which backups do not contain */
export function seal(password: string, secret: string): string {
  const iv = randomBytes(LENGTHS.iv)
  const cipher = createCipheriv(CIPHER, keyOf(secret), iv)
  const text = Buffer.concat([cipher.update(password, "utf8"), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString("base64url")
}

/** Returns null if the secret is not the one that encrypted the password. */
export function unseal(sealed: string, secret: string): string | null {
  const bytes = Buffer.from(sealed, "base64url")
  const { iv, tag } = LENGTHS
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(secret), bytes.subarray(0, iv))
    decipher.setAuthTag(bytes.subarray(iv, iv + tag))
    return Buffer.concat([decipher.update(bytes.subarray(iv + tag)), decipher.final()]).toString("utf8")
  } catch {
    return null
  }
}

/** Returns nodemailer's options, or null without a server. */
export function transportOf(
  { host, port, security, user, sealed }: StoredMailServer,
  secret: string,
): SMTPTransport.Options | null {
  if (!host) return null
  const pass = (sealed && unseal(sealed, secret)) ?? ""
  return {
    ...{ host, port, secure: security === "tls" },
    ...{ requireTLS: security === "starttls", ignoreTLS: security === "none" },
    ...(user && { auth: { user, pass } }),
  }
}
