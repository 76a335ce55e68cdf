import { oneClickUrl } from "@bon-perroquet/api-kit/mailing-lists"
import { reworded, sendMail } from "@bon-perroquet/api-kit/mails"
import { signedLink } from "@bon-perroquet/api-kit/signed-links"
import type { Language } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { TEXTS } from "./texts"

interface Reminder {
  id: string
  cart_id: string
  email: string
  address_hash: string
  language: Language
}

/** Sends the reminder, once per cart. It lists only goods that are in stock. */
export async function mailReminder(
  container: MedusaContainer,
  { id, cart_id, email, address_hash, language }: Reminder,
  goods: readonly { name: string; quantity: number }[],
): Promise<void> {
  const { greeting, reminder, refuse } = TEXTS[language]
  const worded = { mail: "cart_reminder", language, values: {} } as const
  const { subject, paragraphs, action, footer } = await reworded(container, worded, reminder)
  await sendMail(container, {
    to: email,
    language,
    subject,
    key: `cart-reminder:${cart_id}`,
    unsubscribe_url: oneClickUrl(container, "cart_reminder", address_hash),
    content: {
      greeting,
      paragraphs,
      table: { rows: goods.map(({ name, quantity }) => [name, `× ${quantity}`]) },
      action: { label: action, url: signedLink(container, language, "cart", { reminder: id }) },
      links: [
        { label: refuse, url: signedLink(container, language, "cart_reminder", { address: address_hash }) },
      ],
      footer,
    },
  })
}
