import { BrevoAway, BrevoKeyRefusal, BrevoLimit } from "../client"
import { pauseAfter } from "./pause"

test("the pause after an outage doubles up to an hour", () => {
  const pauses = [0, 1, 2, 40].map((failures) => pauseAfter(new BrevoAway(), failures)?.pause)
  expect(pauses).toEqual([60, 120, 240, 3_600])
})

test("the pause after too many calls is the one that Brevo states", () => {
  expect(pauseAfter(new BrevoLimit(42), 7)).toEqual({ problem: "limited", pause: 42 })
})

test("a rejected key is tried again after an hour", () => {
  expect(pauseAfter(new BrevoKeyRefusal(), 0)).toEqual({ problem: "key", pause: 3_600 })
})

test("an error of the shop is none of Brevo", () => {
  expect(pauseAfter(new Error("database"), 0)).toBeUndefined()
})
