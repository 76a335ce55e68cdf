import { DEFAULT_LANGUAGE } from "@bon-perroquet/contract"
import { sendMail } from "@bon-perroquet/mail/outbox"
import { reworded } from "@bon-perroquet/mail/wording"
import { languageOf } from "@bon-perroquet/api-kit/http"
import { signedLink } from "@bon-perroquet/api-kit/signed-links"
import type { MedusaContainer } from "@medusajs/framework/types"
import { requestedTransfer } from "../orders/transfer"
import { TEXTS } from "./texts"

/** Asks a guest whether an order may be transferred to an account. Sends the e-mail once per request. */
export async function mailOrderTransfer(container: MedusaContainer, changeId: string): Promise<void> {
  const transfer = await requestedTransfer(container, changeId)
  if (!transfer?.is_open) return
  const { order, account } = transfer
  const language = languageOf(order.locale ?? "") ?? DEFAULT_LANGUAGE
  const texts = TEXTS[language]
  const {
    subject,
    paragraphs,
    action = "",
    footer = "",
  } = await reworded(
    container,
    { mail: "order_transfer", language, values: { number: order.number, account } },
    texts.orderTransfer({ number: order.number, account }),
  )
  const url = signedLink(container, language, "transfer", { order: order.id, change: changeId })
  await sendMail(container, {
    to: order.email,
    language,
    subject,
    content: { greeting: texts.greeting(""), paragraphs, action: { label: action, url }, footer },
    key: `order-transfer:${changeId}`,
  })
}
