import { nameInMail, sendMail } from "@bon-perroquet/mail/outbox"
import type { Language } from "@bon-perroquet/contract"
import { identityOfEmail, type Identity } from "@bon-perroquet/shop-api/identity"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { generationOf } from "../sign-in/generation"
import { notesOf } from "../people"
import { signedLink } from "@bon-perroquet/shop-api/signed-links"
import { TEXTS } from "./texts"

type Kind = "reset" | "verify" | "newsletter"

/** The person's own language for mail, else the one spoken now. */
const languageFor = (identity: Identity, spoken: Language): Language =>
  notesOf((identity.customer ?? identity.administrator)?.metadata).language ?? spoken

function linkFor(container: MedusaContainer, kind: Kind, identity: Identity): string {
  const id = identity.auth_identity_id
  if (kind === "reset")
    return signedLink(container, "reset", { identity: id, generation: generationOf(identity) })
  if (kind === "verify") return signedLink(container, "verify", { identity: id, email: identity.email })
  return signedLink(container, "newsletter", { identity: id })
}

/** Sends a person the link that a new password, a verified address or the newsletter takes. */
export async function mailPerson(
  container: MedusaContainer,
  kind: Kind,
  identity: Identity,
  spoken: Language,
): Promise<void> {
  const language = languageFor(identity, spoken)
  const texts = TEXTS[language]
  const { subject, paragraphs, action = "", footer } = texts[kind]
  await sendMail(container, {
    to: identity.email,
    language,
    subject,
    content: {
      greeting: texts.greeting(nameInMail((identity.customer ?? identity.administrator)?.first_name)),
      paragraphs,
      action: { label: action, url: linkFor(container, kind, identity) },
      ...(footer && { footer }),
    },
  })
}

/** Goes on after the answer: how long it takes, and whether it does anything, tells a stranger nothing. */
export function inBackground(container: MedusaContainer, what: string, work: () => Promise<unknown>): void {
  void work().catch((error: unknown) =>
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`${what} failed`, error instanceof Error ? error : new Error(String(error))),
  )
}

/** The person with this e-mail address, who is sent a mail if there is one. */
export async function mailWhoever(
  container: MedusaContainer,
  kind: Kind,
  email: string,
  spoken: Language,
): Promise<void> {
  const identity = await identityOfEmail(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), email)
  if (identity && (identity.customer ?? identity.administrator))
    await mailPerson(container, kind, identity, spoken)
}
