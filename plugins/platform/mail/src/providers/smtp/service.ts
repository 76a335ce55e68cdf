import type { Logger, ProviderSendNotificationDTO } from "@medusajs/framework/types"
import { AbstractNotificationProviderService, MedusaError } from "@medusajs/framework/utils"
import { createTransport, type Transporter } from "nodemailer"
import { savedMailServer, transportOf } from "../../server/saved"
import { isRefusedRecipient } from "./refused-recipient"
import { SAFETY } from "../../server/safety"

export interface SmtpOptions {
  /** URL smtp:// or smtps://, with user and password if required. Overrides the server of the dashboard. */
  url?: string | undefined
  /** Sender. Overrides the sender of the dashboard. */
  from?: string | undefined
  /** Sender if neither the environment nor the dashboard has one. */
  fallbackFrom?: string
  fromName: string
  /** Secret that decrypts the password of the dashboard's mail server. */
  sealingKey?: string | undefined
  /** Overrides the time limits, in milliseconds. */
  timeoutMs?: number
}

/** Start of the error for a message that is not retried. */
export const RECIPIENT_REFUSED = "Recipient refused:"
/** Stored instead of a mail server's id if there is no mail server. */
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
  private connected: { key: string; transport: Transporter } | undefined

  constructor(
    private readonly container: { logger: Pick<Logger, "info"> },
    private readonly options: SmtpOptions,
  ) {
    super()
  }

  private transport(): Transporter | undefined {
    const { url, sealingKey = "", timeoutMs } = this.options
    const server = url ? { url } : transportOf(savedMailServer(), sealingKey)
    const key = JSON.stringify(server)
    if (this.connected?.key === key) return this.connected.transport
    this.connected?.transport.close()
    this.connected = undefined
    if (!server) return undefined
    const timeout = timeoutMs === undefined ? TIMEOUT_MS : { toBegin: timeoutMs, toGoOn: timeoutMs }
    const transport = createTransport({ ...timeouts(timeout), ...SAFETY, ...server })
    this.connected = { key, transport }
    return transport
  }

  private get from(): string {
    return this.options.from || savedMailServer().from || this.options.fallbackFrom || ""
  }

  override async send(notification: ProviderSendNotificationDTO): Promise<{ id: string }> {
    const { to, content, attachments, provider_data } = notification
    if (!content)
      throw new MedusaError(
        MedusaError.Types.INVALID_DATA,
        "The notification has no content to send as an e-mail.",
      )
    const transport = this.transport()
    if (!transport) {
      this.container.logger.info(`No mail server is configured. The e-mail stays in the outbox.`)
      return { id: KEPT_IN_OUTBOX }
    }
    const from = text(provider_data?.from) ?? this.from
    const { fromName } = this.options
    const host = from.slice(from.lastIndexOf("@") + 1)
    const messageId = text(provider_data?.message_id)
    try {
      const sent: { messageId: string } = await transport.sendMail({
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
        attachments: attachments?.map(({ id, filename, content: base64, content_type }) => ({
          filename,
          ...(id && { cid: id, contentDisposition: "inline" as const }),
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
