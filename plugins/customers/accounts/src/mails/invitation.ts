import { sendMail } from "@bon-perroquet/mail/outbox"
import { DEFAULT_LANGUAGE } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { keyedHash } from "@bon-perroquet/api-kit/signed-links"
import { adminUrl } from "../options"
import { momentIn } from "./moment"
import { TEXTS } from "./texts"

/** Sends a link to Medusa Admin, in the default language. */
export async function mailInvitation(container: MedusaContainer, id: string): Promise<void> {
  const [invite] = await container.resolve(Modules.USER).listInvites({ id }, { take: 1 })
  if (!invite || invite.accepted) return
  const { email: to, token, expires_at } = invite
  const language = DEFAULT_LANGUAGE
  const until = momentIn(language, new Date(expires_at))
  const { subject, paragraphs, action = "", footer = "" } = TEXTS[language].invitation({ until })
  const url = `${adminUrl(container)}/app/invite?token=${token}`
  const content = {
    greeting: TEXTS[language].greeting(""),
    paragraphs,
    action: { label: action, url },
    footer,
  }
  // A repeated invitation has a new token, and so another key.
  await sendMail(container, {
    to,
    language,
    subject,
    content,
    key: `invitation:${keyedHash(container, "invitation", token)}`,
  })
}
