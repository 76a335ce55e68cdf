import { InFlight } from "./in-flight"

const NEVER = 2_000_000_000

describe("A wait for another caller's work", () => {
  it("resolves when the work ends", async () => {
    const inFlight = new InFlight()
    let finish: () => void = () => undefined
    const work = inFlight.track("page", () => new Promise<void>((resolve) => (finish = resolve)))
    const waiting = inFlight.ended("page", NEVER)
    finish()
    await Promise.all([work, waiting])
  })

  it("resolves when the work fails, and only the caller gets the error", async () => {
    const inFlight = new InFlight()
    let fail: (reason: Error) => void = () => undefined
    const work = inFlight.track("page", () => new Promise<void>((_resolve, reject) => (fail = reject)))
    const waiting = inFlight.ended("page", NEVER)
    fail(new Error("away"))
    await expect(work).rejects.toThrow("away")
    await waiting
  })

  it("ends after the timeout if this process does no such work", async () => {
    await new InFlight().ended("page", 1)
  })
})
