import { TooMany, Turns } from "./turns.js"

function task() {
  let end: () => void = () => undefined
  const over = new Promise<void>((resolve) => (end = resolve))
  return { work: () => over, end: () => end() }
}

it("a queue runs a limited number of tasks at a time in order, and rejects tasks when it is full", async () => {
  const turns = new Turns(2, 1)
  const ended: string[] = []
  const [a, b, c] = [task(), task(), task()]
  const done = Object.entries({ a, b, c }).map(([name, { work }]) =>
    turns.take(work).then(() => ended.push(name)),
  )
  await expect(turns.take(async () => undefined)).rejects.toThrow(TooMany)
  expect(turns.isIdle).toBe(false)
  c.end()
  b.end()
  await done[1]
  await done[2]
  expect(ended).toEqual(["b", "c"])
  a.end()
  await done[0]
  expect(turns.isIdle).toBe(true)
})

it("a queue continues after a failed task", async () => {
  const turns = new Turns(1, 0)
  await expect(turns.take(() => Promise.reject(new Error("no")))).rejects.toThrow("no")
  await expect(turns.take(async () => 1)).resolves.toBe(1)
})
