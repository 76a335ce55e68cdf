import { UnderWay } from "./under-way"

const NEVER = 2_000_000_000

describe("Who waits for another caller's work", () => {
  it("hears of its end at once", async () => {
    const underWay = new UnderWay()
    let finish: () => void = () => undefined
    const work = underWay.track("page", new Promise<void>((resolve) => (finish = resolve)))
    const waiting = underWay.ended("page", NEVER)
    finish()
    await Promise.all([work, waiting])
  })

  it("hears of its failure, which stays that of who does it", async () => {
    const underWay = new UnderWay()
    let fail: (reason: Error) => void = () => undefined
    const work = underWay.track("page", new Promise<void>((_resolve, reject) => (fail = reject)))
    const waiting = underWay.ended("page", NEVER)
    fail(new Error("away"))
    await expect(work).rejects.toThrow("away")
    await waiting
  })

  it("loses patience where nothing is under way here", async () => {
    await new UnderWay().ended("page", 1)
  })
})
