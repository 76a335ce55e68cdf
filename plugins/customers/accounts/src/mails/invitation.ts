import { sendMail } from "@bon-perroquet/mail/outbox"
import { DEFAULT_LANGUAGE, LANGUAGES } from "@bon-perroquet/contract"
import { screenUrl } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { z } from "zod"
import { keyedHash } from "@bon-perroquet/api-kit/signed-links"
import { momentIn } from "./moment"
import { TEXTS } from "./texts"

const invitedWithSchema = z.object({ language: z.enum(LANGUAGES) })

/** Sends a link to the dashboard in the language of the inviting administrator, otherwise in the default language. */
export async function mailInvitation(container: MedusaContainer, id: string): Promise<void> {
  const [invite] = await container.resolve(Modules.USER).listInvites({ id }, { take: 1 })
  if (!invite || invite.accepted) return
  const { email: to, token, expires_at, metadata } = invite
  const language = invitedWithSchema.safeParse(metadata).data?.language ?? DEFAULT_LANGUAGE
  const until = momentIn(language, new Date(expires_at))
  const { subject, paragraphs, action = "", footer = "" } = TEXTS[language].invitation({ until })
  const url = screenUrl(container, language, `/auth/invitation?token=${token}`)
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
