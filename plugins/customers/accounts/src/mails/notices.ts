import { SENSITIVE_ACTIONS, type Language, type SensitiveActionName } from "@bon-perroquet/contract"
import { nameInMail } from "@bon-perroquet/api-kit/mails"
import { sendMail } from "@bon-perroquet/mail/outbox"
import { screenUrl } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { notesOf } from "../customers"
import { momentIn } from "./moment"
import { TEXTS, type NoticeName } from "./texts"

export interface Addressee {
  email: string
  first_name?: string | null
  metadata?: Record<string, unknown> | null
}

/** Returns whether the notice e-mail reports this action. Other actions have a separate e-mail or none. */
export const hasNotice = (name: SensitiveActionName): name is NoticeName & SensitiveActionName =>
  name in TEXTS.en.notice.actions && SENSITIVE_ACTIONS[name].notifies !== "nobody"

export async function mailNotice(
  container: MedusaContainer,
  action: NoticeName,
  { email: to, first_name, metadata }: Addressee,
  { by, fallbackLanguage }: { by: string; fallbackLanguage: Language },
): Promise<void> {
  const language = notesOf(metadata).language ?? fallbackLanguage
  const { greeting, notice } = TEXTS[language]
  const what = notice.actions[action]
  const url = screenUrl(container, language, "/profile#security")
  await sendMail(container, {
    to,
    language,
    subject: notice.subject({ what }),
    content: {
      greeting: greeting(nameInMail(first_name)),
      paragraphs: notice.paragraphs({ what, by, when: momentIn(language) }),
      action: { label: notice.action, url },
      footer: notice.footer,
    },
  })
}
