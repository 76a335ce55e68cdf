import type { Logger, ProviderSendNotificationDTO } from "@medusajs/framework/types"
import { AbstractNotificationProviderService, MedusaError } from "@medusajs/framework/utils"
import { createTransport, type Transporter } from "nodemailer"
import { isRefusedRecipient } from "./refused-recipient"

export interface SmtpOptions {
  /** smtp:// or smtps://, with user and password where the server asks for them; absent: nothing leaves the shop. */
  url?: string
  /** The address that messages come from. */
  from: string
  /** Where a message does not say. */
  fromName: string
  /** Milliseconds that the server may say nothing, instead of the usual ones. */
  timeoutMs?: number
}

/** Begins the error of a message whose recipient the server says does not exist: trying again is in vain. */
export const RECIPIENT_REFUSED = "Recipient refused:"
/** What a message that had no server to go to is known by. */
export const KEPT_IN_OUTBOX = "outbox"

/** In ms: a mail server that says nothing holds up nobody for longer than a message is leased to its sender. */
const TIMEOUT_MS = { toBegin: 15_000, toGoOn: 60_000 }

const timeouts = ({ toBegin, toGoOn }: typeof TIMEOUT_MS) => ({
  connectionTimeout: toBegin,
  greetingTimeout: toBegin,
  dnsTimeout: toBegin,
  socketTimeout: toGoOn,
})

/** The headers by which mail programs show an "unsubscribe" button of theirs (RFC 8058). */
const unsubscribeHeaders = (url: string | undefined) =>
  url && { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }

const text = (value: unknown): string | undefined => (typeof value === "string" && value ? value : undefined)

/** Medusa's e-mail channel on an SMTP server. */
export class SmtpProvider extends AbstractNotificationProviderService {
  static override identifier = "smtp"
  private readonly transport: Transporter | undefined

  constructor(
    private readonly container: { logger: Pick<Logger, "info"> },
    private readonly options: SmtpOptions,
  ) {
    super()
    // What a message names is never fetched from the disk or another server.
    const safety = { disableFileAccess: true, disableUrlAccess: true }
    const { url, timeoutMs } = options
    const timeout = timeoutMs === undefined ? TIMEOUT_MS : { toBegin: timeoutMs, toGoOn: timeoutMs }
    if (url) this.transport = createTransport({ ...timeouts(timeout), ...safety, url })
  }

  override async send(notification: ProviderSendNotificationDTO): Promise<{ id: string }> {
    const { to, content, attachments, provider_data } = notification
    if (!content) throw new MedusaError(MedusaError.Types.INVALID_DATA, "An e-mail needs its content.")
    if (!this.transport) {
      this.container.logger.info(`No SMTP server is configured: an e-mail stays in the outbox.`)
      return { id: KEPT_IN_OUTBOX }
    }
    const { from, fromName } = this.options
    const host = from.slice(from.lastIndexOf("@") + 1)
    const messageId = text(provider_data?.message_id)
    try {
      const sent: { messageId: string } = await this.transport.sendMail({
        from: { name: text(provider_data?.from_name) ?? fromName, address: from },
        // As objects, so that a name or a comma in them never makes a second recipient.
        to: { name: "", address: to },
        replyTo: text(provider_data?.reply_to) && { name: "", address: text(provider_data?.reply_to) ?? "" },
        subject: content.subject,
        text: content.text,
        html: content.html,
        // The same at every attempt: a message that arrived although the answer was lost is recognised as one.
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
