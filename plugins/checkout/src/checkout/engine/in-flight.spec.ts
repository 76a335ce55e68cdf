import { InFlight } from "./in-flight"

const NEVER = 2_000_000_000

describe("Who waits for another caller's work", () => {
  it("resolves when it ends", async () => {
    const inFlight = new InFlight()
    let finish: () => void = () => undefined
    const work = inFlight.track("page", () => new Promise<void>((resolve) => (finish = resolve)))
    const waiting = inFlight.ended("page", NEVER)
    finish()
    await Promise.all([work, waiting])
  })

  it("resolves when it fails; the error is the caller's alone", async () => {
    const inFlight = new InFlight()
    let fail: (reason: Error) => void = () => undefined
    const work = inFlight.track("page", () => new Promise<void>((_resolve, reject) => (fail = reject)))
    const waiting = inFlight.ended("page", NEVER)
    fail(new Error("away"))
    await expect(work).rejects.toThrow("away")
    await waiting
  })

  it("gives up waiting where nothing is under way here", async () => {
    await new InFlight().ended("page", 1)
  })
})
