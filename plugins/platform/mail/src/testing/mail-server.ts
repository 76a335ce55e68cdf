import type { AddressInfo } from "node:net"
import PostalMime, { type Email } from "postal-mime"
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server"

export class MailServer {
  readonly received: { from: string; to: string[]; mail: Email; source: string }[] = []
  readonly unknown = new Set<string>()
  private server: SMTPServer | undefined
  private port = 0

  /** @param password that clients must send. Without it, clients do not sign in */
  constructor(private readonly password?: string) {}

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`
  }

  async start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: this.password === undefined ? ["STARTTLS", "AUTH"] : ["STARTTLS"],
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        done(password === this.password ? null : new Error("5.7.8 Wrong password"), { user: username }),
      onRcptTo: ({ address }, _session, done) =>
        done(
          this.unknown.has(address)
            ? Object.assign(new Error("5.1.1 No such user"), { responseCode: 550 })
            : null,
        ),
      onData: (stream, session, done) => void this.take(stream, session).then(() => done(), done),
    })
    await new Promise<void>((resolve) => server.listen(this.port, "127.0.0.1", () => resolve()))
    this.port = (server.server.address() as AddressInfo).port
    this.server = server
  }

  async stop(): Promise<void> {
    const { server } = this
    this.server = undefined
    if (server) await new Promise<void>((resolve) => server.close(() => resolve()))
  }

  private async take(stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array))
    const source = Buffer.concat(chunks).toString("utf8")
    const { mailFrom, rcptTo } = envelope
    this.received.push({
      from: mailFrom ? mailFrom.address : "",
      to: rcptTo.map(({ address }) => address),
      mail: await PostalMime.parse(source),
      source,
    })
  }
}
