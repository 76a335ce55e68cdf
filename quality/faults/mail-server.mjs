import { SMTPServer } from "smtp-server"

/** Mail server that records Message-ID and subject of each message. */
export class MailServer {
  /** @type {{ id: string, subject: string }[]} */
  received = []
  /** @type {SMTPServer | undefined} */
  #server
  #port = 0

  get url() {
    return `smtp://127.0.0.1:${this.#port}`
  }

  async start() {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS", "AUTH"],
      onData: (stream, _session, done) => {
        let source = ""
        stream.setEncoding("utf8")
        stream.on("data", (/** @type {string} */ chunk) => (source += chunk))
        stream.on("end", () => {
          this.received.push({ id: header(source, "Message-ID"), subject: header(source, "Subject") })
          done()
        })
      },
    })
    server.on("error", () => {}) // Ignored, because a killed client breaks its connection.
    await /** @type {Promise<void>} */ (
      new Promise((resolve) => server.listen(this.#port, "127.0.0.1", () => resolve()))
    )
    const address = server.server.address()
    if (address && typeof address === "object") this.#port = address.port
    this.#server = server
  }

  async stop() {
    const server = this.#server
    this.#server = undefined
    if (server) await /** @type {Promise<void>} */ (new Promise((resolve) => server.close(() => resolve())))
  }
}

/**
 * Returns a header of a raw e-mail, "" if it is missing.
 * @param {string} source @param {string} name @returns {string}
 */
const header = (source, name) => new RegExp(`^${name}: (.*)$`, "im").exec(source)?.[1]?.trim() ?? ""
