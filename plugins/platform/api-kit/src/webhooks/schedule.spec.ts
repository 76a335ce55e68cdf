import { delayAfter } from "./schedule"

it("a webhook call is retried for three days with growing delays, then given up", () => {
  const delays = Array.from({ length: 10 }, (_, index) => delayAfter(index + 1, 0))
  expect(delays.at(-1)).toBeNull()
  const seconds = delays.filter((delay) => delay !== null)
  expect(seconds).toEqual([...seconds].sort((one, other) => one - other))
  expect(seconds.reduce((sum, delay) => sum + delay, 0) / 86_400).toBeGreaterThan(3)
})

it("the delay of a retry is increased at random by at most a fifth, so that retries do not coincide", () => {
  expect(delayAfter(2, 1)).toBe(360)
  expect(delayAfter(2, 0)).toBe(300)
})
