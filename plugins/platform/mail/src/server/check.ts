import type { Language } from "@bon-perroquet/contract"
import type { StoredMailServer } from "@bon-perroquet/contract/mail-server"
import { createTransport } from "nodemailer"
import { SAFETY } from "./safety"
import { transportOf } from "./saved"

type TestText = (shop: string) => { subject: string; text: string }

const TEST_TEXTS: Record<Language, TestText> = {
  fr: (shop) => ({
    subject: `${shop} : le serveur d’e-mail fonctionne`,
    text: "La boutique peut envoyer des e-mails.",
  }),
  nl: (shop) => ({ subject: `${shop}: de mailserver werkt`, text: "De winkel kan e-mails versturen." }),
  en: (shop) => ({ subject: `${shop}: the mail server works`, text: "The shop can send e-mail." }),
  de: (shop) => ({
    subject: `${shop}: Der Mailserver funktioniert`,
    text: "Der Shop kann E-Mails versenden.",
  }),
}

export const MAIL_SERVER_PROBLEMS = [
  "mail_server_unreachable",
  "mail_server_login",
  "mail_server_refused",
] as const
export type MailServerProblem = (typeof MAIL_SERVER_PROBLEMS)[number]

/** Maximum milliseconds that an administrator waits for the check. */
const TIMEOUT = 10_000

const UNREACHABLE = ["ECONNECTION", "ETIMEDOUT", "EDNS", "ESOCKET", "ETLS"]

interface Test {
  from: string
  fromName: string
  to: string
  language: Language
}

/** Connects, signs in and sends a test e-mail. @returns what failed, without the server's text, or null */
export async function checkMailServer(
  server: StoredMailServer,
  secret: string,
  { from, fromName, to, language }: Test,
): Promise<MailServerProblem | null> {
  const options = transportOf(server, secret)
  if (!options) return null
  const timeouts = { connectionTimeout: TIMEOUT, greetingTimeout: TIMEOUT, socketTimeout: TIMEOUT }
  const transport = createTransport({ ...options, ...timeouts, ...SAFETY })
  try {
    await transport.verify()
    await transport.sendMail({
      from: { name: fromName, address: from },
      to,
      ...TEST_TEXTS[language](fromName),
    })
    return null
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : ""
    if (code === "EAUTH") return "mail_server_login"
    return UNREACHABLE.includes(code) ? "mail_server_unreachable" : "mail_server_refused"
  } finally {
    transport.close()
  }
}
