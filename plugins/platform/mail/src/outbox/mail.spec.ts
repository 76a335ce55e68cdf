import { MAIL, SENDER } from "../testing/sample"
import type { Message } from "../modules/outbox"
import { backOff, deliverDue } from "./delivery"
import { compose } from "./mail"

const INVALID = [
  "a@example.org, b@example.org",
  "a@example.org\r\nBcc: b@example.org",
  "Anne <a@example.org>",
  "",
  "nobody",
]

describe("A new message", () => {
  it("keeps its subject on one line", () => {
    const subject = "Question\r\nBcc: everyone@example.org\u2028x"
    expect(compose({ ...MAIL, subject }, SENDER).subject).toBe("Question Bcc: everyone@example.org x")
  })

  it.each(INVALID)("has no reply address %j", (reply_to) => {
    expect(compose({ ...MAIL, reply_to }, SENDER).reply_to).toBeNull()
  })
})

describe("A queue of messages", () => {
  async function deliverTo(recipients: string[], send: (message: Message) => Promise<string>) {
    const queued = recipients.map((to) => compose({ ...MAIL, to }, SENDER) as Message)
    const failures: string[] = []
    const fail = ({ to }: Message, error: string | number) =>
      Promise.resolve(void failures.push(`${to}: ${error}`))
    await deliverDue({
      table: {
        claim: () => {
          const message = queued.shift()
          return Promise.resolve(message && { ...message, attempts: 1, more: queued.length > 0 })
        },
        markSent: () => Promise.resolve(),
        retryAfter: fail,
        giveUp: fail,
      },
      send,
    })
    return { failures, left: queued.length }
  }

  it.each(INVALID)("never sends to %j, records the reason and serves the others", async (to) => {
    const sent: string[] = []
    const { failures } = await deliverTo([to, "b@example.org"], (message) => {
      sent.push(message.to)
      return Promise.resolve("id")
    })
    expect(sent).toEqual(["b@example.org"])
    expect(failures).toEqual([expect.stringContaining("is not an e-mail address")])
  })

  it("serves the others if the provider fails for one, and stops if it fails for several", async () => {
    const throwFor = (isFailing: (to: string) => boolean) => (message: Message) =>
      isFailing(message.to) ? Promise.reject(new Error("Out of order")) : Promise.resolve("id")
    const recipients = ["a@example.org", "b@example.org", "c@example.org", "d@example.org"]
    const one = await deliverTo(
      recipients,
      throwFor((to) => to.startsWith("a")),
    )
    expect(one).toEqual({ failures: ["a@example.org: 60"], left: 0 })
    expect(
      (
        await deliverTo(
          recipients,
          throwFor(() => true),
        )
      ).left,
    ).toBe(1)
  })
})

describe("A message that cannot be delivered", () => {
  it("is retried after 1, 2, 4 … minutes, then every 6 hours, and fails after five days", () => {
    expect([1, 2, 3, 9, 10, 29].map(backOff)).toEqual([60, 120, 240, 15_360, 21_600, 21_600])
    expect(backOff(30)).toBeNull()
    const days = Array.from({ length: 29 }, (_, n) => backOff(n + 1) ?? 0).reduce((a, b) => a + b, 0) / 86_400
    expect(days).toBeGreaterThan(4)
  })
})
