import { setImmediate as soon } from "node:timers/promises"
import { Turns } from "./"

function pendingWork() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  return { work: () => ended, end }
}

describe("The queue of password hashes", () => {
  it("runs a limited number at the same time, first come first served", async () => {
    const turns = new Turns(2, 1_000)
    const all = [pendingWork(), pendingWork(), pendingWork()]
    const started: number[] = []
    const turnsTaken = all.map(({ work }, number) =>
      turns.take(() => {
        started.push(number)
        return work()
      }),
    )
    await soon()
    expect([started, turns.waiting]).toEqual([[0, 1], 1])
    all[1]?.end()
    await turnsTaken[1]
    await soon()
    expect([started, turns.waiting]).toEqual([[0, 1, 2], 0])
    for (const { end } of all) end()
    await Promise.all(turnsTaken)
  })

  it("is full while another task would wait too long, and accepts tasks again later", async () => {
    const turns = new Turns(1, 5)
    const first = pendingWork()
    let began = Infinity
    const timed = turns.take(() => {
      began = performance.now()
      return first.work()
    })
    while (performance.now() - began < 10) await soon()
    first.end()
    await timed
    const [running, waiting] = [pendingWork(), pendingWork()]
    const both = [turns.take(running.work), turns.take(waiting.work)]
    await soon()
    expect(turns.hasRoom).toBe(false)
    running.end()
    waiting.end()
    await Promise.all(both)
    expect(turns.hasRoom).toBe(true)
  })

  it("continues after work that failed", async () => {
    const turns = new Turns(1, 1_000)
    await expect(turns.take(() => Promise.reject(new Error("no")))).rejects.toThrow("no")
    await expect(turns.take(() => Promise.resolve("yes"))).resolves.toBe("yes")
  })
})
