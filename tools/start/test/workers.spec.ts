import { runModule } from "./testing/run-module"

const workers = (cores: number, load: number) =>
  runModule("workers.mjs", "workerCount", `return workerCount(${cores}, ${load})`)

describe("The number of workers", () => {
  it("follows the cores of a quiet machine, up to four", () => {
    expect([workers(1, 0), workers(2, 0.2), workers(16, 0)]).toEqual([1, 2, 4])
  })

  it("leaves cores to other programs, and is never less than one", () => {
    expect([workers(4, 2), workers(2, 20)]).toEqual([2, 1])
  })
})
