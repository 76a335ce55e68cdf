import type { MailName } from "@bon-perroquet/contract"
import type { Language } from "@bon-perroquet/contract/sets"
import { nameInMail, type MailContent, type Values } from "@bon-perroquet/api-kit/mails"
import { sendMail } from "@bon-perroquet/mail/outbox"
import { reworded } from "@bon-perroquet/mail/wording"
import { signedLink } from "@bon-perroquet/api-kit/signed-links"
import type { MedusaContainer } from "@medusajs/framework/types"
import { baseOrder, languageOfOrder } from "../cart"
import { TEXTS, type Letter, type Texts } from "../letters"
import type { Repeat } from "../modules/repeat-deliveries"

interface Written {
  worded?: (language: Language) => { mail: MailName; values: Values }
  letter: (texts: Texts, language: Language) => Letter
  table?: (texts: Texts, language: Language) => Promise<MailContent["table"]>
  key: string
  isOver?: boolean
  url?: (language: Language) => string
}

const LINKS = ["skip", "change", "pause", "end"] as const

export async function write(
  container: MedusaContainer,
  repeat: Repeat,
  { worded, letter, table, key, isOver = false, url: leadsTo }: Written,
): Promise<void> {
  const order = await baseOrder(container, repeat)
  const language = languageOfOrder(order)
  const texts = TEXTS[language]
  const own = letter(texts, language)
  const named = worded && { language, ...worded(language) }
  const { subject, paragraphs, action } = named ? await reworded(container, named, own) : own
  const url = signedLink(container, language, "repeat", { repeat: repeat.id })
  await sendMail(container, {
    ...{ to: repeat.email, language, subject },
    key: `repeat:${repeat.id}:${key}`,
    content: {
      greeting: texts.greeting(nameInMail(order.shipping_address?.first_name)),
      paragraphs,
      table: await table?.(texts, language),
      action: { label: action, url: leadsTo?.(language) ?? url },
      ...(!isOver && {
        links: LINKS.map((link) => ({ label: texts.links[link], url: `${url}&do=${link}` })),
        footer: texts.footer,
      }),
    },
  })
}
