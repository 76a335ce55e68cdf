import { sideBySide } from "./"

it("sideBySide processes each item once, with limited concurrency, and does not wait for a slow item", async () => {
  const started: number[] = []
  const done: number[] = []
  let free: () => void = () => undefined
  const slow = new Promise<void>((resolve) => (free = resolve))
  const all = sideBySide(2, [1, 2, 3, 4, 5], async (one) => {
    started.push(one)
    if (one === 1) await slow
    done.push(one)
  })
  await new Promise((resolve) => setImmediate(resolve))
  expect(done).toEqual([2, 3, 4, 5])
  free()
  await all
  expect(started).toEqual([1, 2, 3, 4, 5])
  expect(done).toEqual([2, 3, 4, 5, 1])
})
