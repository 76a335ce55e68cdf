import { seal, unseal } from "@bon-perroquet/api-kit/sealing"
import { storedMailServerSchema, type StoredMailServer } from "@bon-perroquet/contract/mail-server"
import { followSetting } from "@bon-perroquet/shop-settings/live"
import type { Setting } from "@bon-perroquet/shop-settings/settings"
import type SMTPTransport from "nodemailer/lib/smtp-transport"

const NONE: StoredMailServer = { host: "", port: 587, security: "starttls", user: "", from: "", sealed: null }

export const MAIL_SERVER: Setting<StoredMailServer> = {
  name: "mail_server",
  schema: storedMailServerSchema,
  original: () => NONE,
}

let saved = NONE
followSetting(MAIL_SERVER.name, (value) => {
  saved = storedMailServerSchema.safeParse(value).data ?? NONE
})

export const savedMailServer = (): StoredMailServer => saved

/** Encrypts the password of a mail server. */
export const sealPassword = (password: string, secret: string): string =>
  seal(password, { secret, purpose: "password of the mail server" })

const unsealPassword = (sealed: string, secret: string): string | null =>
  unseal(sealed, { secret, purpose: "password of the mail server" })

/** Returns nodemailer's options, or null without a server. */
export function transportOf(
  { host, port, security, user, sealed }: StoredMailServer,
  secret: string,
): SMTPTransport.Options | null {
  if (!host) return null
  const pass = (sealed && unsealPassword(sealed, secret)) ?? ""
  return {
    ...{ host, port, secure: security === "tls" },
    ...{ requireTLS: security === "starttls", ignoreTLS: security === "none" },
    ...(user && { auth: { user, pass } }),
  }
}
