import type { Language } from "@bon-perroquet/contract/sets"
import type { MailContent } from "@bon-perroquet/api-kit/mails"
import type { Sender } from "./content"
import { WORDS } from "./words"

export function textPart(content: MailContent, language: Language, sender: Sender): string {
  const words = WORDS[language]
  const blocks = [
    content.greeting,
    ...content.paragraphs,
    content.table?.rows.map(([label, value]) => label + words.colon + value).join("\n"),
    content.action && `${content.action.label}${words.colon.trimEnd()}\n${content.action.url}`,
    content.links?.map(({ label, url }) => `${label}${words.colon.trimEnd()} ${url}`).join("\n"),
    words.signature(sender.name),
    content.footer,
    [
      "-- ", // Mail programs recognise this line as the start of a signature.
      `${sender.legal_name}, ${sender.street}, ${sender.postal_code} ${sender.city}`,
      `${words.vat} ${sender.vat_number}`,
      sender.email,
      sender.url,
    ].join("\n"),
  ]
  return `${blocks.filter(Boolean).join("\n\n")}\n`
}
