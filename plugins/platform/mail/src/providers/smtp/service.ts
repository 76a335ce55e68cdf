import type { Logger, ProviderSendNotificationDTO } from "@medusajs/framework/types"
import { AbstractNotificationProviderService, MedusaError } from "@medusajs/framework/utils"
import { createTransport, type Transporter } from "nodemailer"
import { isRefusedRecipient } from "./refused-recipient"

export interface SmtpOptions {
  /** URL smtp:// or smtps://, with user and password if required. Without it, no mail is sent. */
  url?: string
  from: string
  fromName: string
  /** Overrides the time limits, in milliseconds. */
  timeoutMs?: number
}

/** Start of the error for a message that is not retried. */
export const RECIPIENT_REFUSED = "Recipient refused:"
/** External id of a message without a mail server. */
export const KEPT_IN_OUTBOX = "outbox"

/** Milliseconds. Their sum is shorter than the lease of a message. */
const TIMEOUT_MS = { toBegin: 15_000, toGoOn: 60_000 }

const timeouts = ({ toBegin, toGoOn }: typeof TIMEOUT_MS) => ({
  connectionTimeout: toBegin,
  greetingTimeout: toBegin,
  dnsTimeout: toBegin,
  socketTimeout: toGoOn,
})

const unsubscribeHeaders = (url: string | undefined) =>
  url && { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }

const text = (value: unknown): string | undefined => (typeof value === "string" && value ? value : undefined)

export class SmtpProvider extends AbstractNotificationProviderService {
  static override identifier = "smtp"
  private readonly transport: Transporter | undefined

  constructor(
    private readonly container: { logger: Pick<Logger, "info"> },
    private readonly options: SmtpOptions,
  ) {
    super()
    // nodemailer must not read files or URLs that a message names.
    const safety = { disableFileAccess: true, disableUrlAccess: true }
    const { url, timeoutMs } = options
    const timeout = timeoutMs === undefined ? TIMEOUT_MS : { toBegin: timeoutMs, toGoOn: timeoutMs }
    if (url) this.transport = createTransport({ ...timeouts(timeout), ...safety, url })
  }

  override async send(notification: ProviderSendNotificationDTO): Promise<{ id: string }> {
    const { to, content, attachments, provider_data } = notification
    if (!content)
      throw new MedusaError(
        MedusaError.Types.INVALID_DATA,
        "The notification has no content to send as an e-mail.",
      )
    if (!this.transport) {
      this.container.logger.info(`No SMTP server is configured (SMTP_URL). The e-mail stays in the outbox.`)
      return { id: KEPT_IN_OUTBOX }
    }
    const { from, fromName } = this.options
    const host = from.slice(from.lastIndexOf("@") + 1)
    const messageId = text(provider_data?.message_id)
    try {
      const sent: { messageId: string } = await this.transport.sendMail({
        from: { name: text(provider_data?.from_name) ?? fromName, address: from },
        // An object, so that a comma in the address can't add a recipient.
        to: { name: "", address: to },
        replyTo: text(provider_data?.reply_to) && { name: "", address: text(provider_data?.reply_to) ?? "" },
        subject: content.subject,
        text: content.text,
        html: content.html,
        // If the server's answer is lost, mail programs recognise the second copy.
        messageId: messageId && `<${messageId}@${host}>`,
        headers: {
          "Auto-Submitted": "auto-generated",
          ...unsubscribeHeaders("unsubscribe_url" in content ? text(content.unsubscribe_url) : undefined),
        },
        attachments: attachments?.map(({ filename, content: base64, content_type }) => ({
          filename,
          content: Buffer.from(base64, "base64"),
          contentType: content_type,
        })),
      })
      return { id: sent.messageId }
    } catch (error) {
      if (isRefusedRecipient(error)) throw new Error(`${RECIPIENT_REFUSED} ${error.response}`)
      throw error
    }
  }
}
