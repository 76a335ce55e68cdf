import { SilentPeer } from "@bon-perroquet/testing/silent-peer"
import { RECIPIENT_REFUSED, SmtpProvider } from "."

const PEERS = { silent: {}, "silent after its greeting": { greeting: "220 mail.example.org ESMTP\r\n" } }

describe("A mail server that is", () => {
  it.each(Object.entries(PEERS))("%s causes a timeout, not a rejected recipient", async (_, lastWords) => {
    const peer = new SilentPeer(lastWords)
    const url = `smtp://127.0.0.1:${await peer.start()}`
    const options = { url, from: "shop@example.org", fromName: "Shop", timeoutMs: 100 }
    const smtp = new SmtpProvider({ logger: { info: () => undefined } }, options)
    const content = { subject: "Merci", text: "Merci", html: "<p>Merci</p>" }
    try {
      const sent = smtp.send({ to: "anne@example.org", channel: "email", template: "outbox", content })
      await expect(sent).rejects.toMatchObject({
        code: "ETIMEDOUT",
        message: expect.not.stringContaining(RECIPIENT_REFUSED) as string,
      })
    } finally {
      await peer.stop()
    }
  })
})
