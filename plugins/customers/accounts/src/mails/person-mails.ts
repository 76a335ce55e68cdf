import { nameInMail } from "@bon-perroquet/api-kit/mails"
import { sendMail } from "@bon-perroquet/mail/outbox"
import { reworded } from "@bon-perroquet/mail/wording"
import type { Language } from "@bon-perroquet/contract"
import { screenUrl } from "@bon-perroquet/api-kit/http"
import { identityOfEmail, type Identity } from "@bon-perroquet/api-kit/identity"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { generationOf } from "../sessions/generation"
import { notesOf } from "../customers"
import { signedLink } from "@bon-perroquet/api-kit/signed-links"
import { momentIn } from "./moment"
import { TEXTS, type Alert } from "./texts"

type Kind = "reset" | "verify" | "newsletter"

const languageFor = (identity: Identity, preferred: Language): Language =>
  notesOf((identity.customer ?? identity.administrator)?.metadata).language ?? preferred

function linkFor(container: MedusaContainer, language: Language, kind: Kind, identity: Identity): string {
  const id = identity.auth_identity_id
  if (kind === "reset")
    return signedLink(container, language, "reset", { identity: id, generation: generationOf(identity) })
  if (kind === "verify")
    return signedLink(container, language, "verify", { identity: id, email: identity.email })
  return signedLink(container, language, "newsletter", { identity: id })
}

export async function mailPerson(
  container: MedusaContainer,
  kind: Kind,
  identity: Identity,
  preferred: Language,
): Promise<void> {
  const language = languageFor(identity, preferred)
  const texts = TEXTS[language]
  const worded = { mail: kind, language, values: {} }
  const { subject, paragraphs, action = "", footer } = await reworded(container, worded, texts[kind])
  await sendMail(container, {
    to: identity.email,
    language,
    subject,
    content: {
      greeting: texts.greeting(nameInMail((identity.customer ?? identity.administrator)?.first_name)),
      paragraphs,
      action: { label: action, url: linkFor(container, language, kind, identity) },
      ...(footer && { footer }),
    },
  })
}

export async function mailAlert(
  container: MedusaContainer,
  alert: Alert,
  identity: Identity,
  preferred: Language,
  { device = "", by = "" }: { device?: string; by?: string } = {},
): Promise<void> {
  const language = languageFor(identity, preferred)
  const texts = TEXTS[language]
  const when = momentIn(language)
  const { subject, paragraphs, action = "", footer } = texts.alerts[alert]({ device, by, when })
  await sendMail(container, {
    to: identity.email,
    language,
    subject,
    content: {
      greeting: texts.greeting(nameInMail((identity.customer ?? identity.administrator)?.first_name)),
      paragraphs,
      action: { label: action, url: screenUrl(container, language, "/profile#security") },
      ...(footer && { footer }),
    },
  })
}

/** Sends an e-mail if a customer or an administrator has this address. */
export async function mailPersonAt(
  container: MedusaContainer,
  kind: Kind,
  email: string,
  preferred: Language,
): Promise<void> {
  const identity = await identityOfEmail(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), email)
  if (identity && (identity.customer ?? identity.administrator))
    await mailPerson(container, kind, identity, preferred)
}
