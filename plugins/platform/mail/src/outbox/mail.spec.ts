import { MAIL, SENDER } from "../testing/sample"
import { backOff } from "./delivery"
import { compose } from "./mail"

describe("A new message", () => {
  it("keeps its subject on one line", () => {
    const subject = "Question\r\nBcc: everyone@example.org\u2028x"
    expect(compose({ ...MAIL, subject }, SENDER).subject).toBe("Question Bcc: everyone@example.org x")
  })

  it.each([
    "a@example.org, b@example.org",
    "a@example.org\r\nBcc: b@example.org",
    "Anne <a@example.org>",
    "",
    "nobody",
  ])("rejects the recipient %j", (to) => {
    expect(() => compose({ ...MAIL, to }, SENDER)).toThrow()
    expect(() => compose({ ...MAIL, reply_to: to }, SENDER)).toThrow()
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
