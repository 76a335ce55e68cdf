import { runModule } from "./testing/run-module"

const workers = (free: number) => runModule("workers.mjs", "workerCount", `return workerCount(${free})`)

it("the number of workers follows the free cores, from one to four", () => {
  expect([0.1, 1, 1.6, 3.2, 16].map(workers)).toEqual([1, 1, 2, 3, 4])
})
