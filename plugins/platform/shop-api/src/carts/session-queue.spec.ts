import { inTurn } from "./session-queue"

describe("The cart writes of a browser session", () => {
  it("run one after the other, in order", async () => {
    const log: string[] = []
    const write = (name: string) => async () => {
      log.push(`${name} begins`)
      await Promise.resolve()
      log.push(`${name} ends`)
      return name
    }
    expect(await Promise.all(["a", "b", "c"].map((name) => inTurn("one", write(name))))).toEqual([
      "a",
      "b",
      "c",
    ])
    expect(log).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"])
  })

  it("do not wait for other sessions", async () => {
    let finish = (): void => undefined
    const slow = inTurn("slow", () => new Promise<void>((resolve) => (finish = resolve)))
    expect(await inTurn("quick", () => Promise.resolve("done"))).toBe("done")
    finish()
    await slow
  })

  it("continue after a failed write", async () => {
    const failing = inTurn("one", () => Promise.reject(new Error("no")))
    const next = inTurn("one", () => Promise.resolve("yes"))
    await expect(failing).rejects.toThrow("no")
    expect(await next).toBe("yes")
  })

  it("are rejected above the queue's limit, and accepted again afterwards", async () => {
    let finish = (): void => undefined
    const gate = new Promise<void>((resolve) => (finish = resolve))
    const first = inTurn("flood", () => gate)
    const flood = Array.from({ length: 400 }, () => inTurn("flood", () => Promise.resolve()))
    const outcomes = Promise.allSettled(flood)
    finish()
    await first
    const refused = (await outcomes).filter(({ status }) => status === "rejected")
    expect(refused).toHaveLength(400 - 249)
    expect(await inTurn("flood", () => Promise.resolve("again"))).toBe("again")
  })
})
