import { Semaphore } from "./semaphore"

const later = <T>(value: T) => new Promise<T>((resolve) => setTimeout(resolve, 5, value))

it("a semaphore admits a limited number at a time, in the order of arrival", async () => {
  const semaphore = new Semaphore(2, 5_000)
  const order: number[] = []
  let inside = 0
  let most = 0
  const work = (index: number) => async () => {
    most = Math.max(most, ++inside)
    order.push(index)
    await later(index)
    inside -= 1
  }
  const indexes = Array.from({ length: 20 }, (_, index) => index)
  await Promise.all(indexes.map((index) => semaphore.pass(work(index))))
  expect(most).toBe(2)
  expect(order).toEqual(indexes)
})

it("a semaphore frees a place after a failure", async () => {
  const semaphore = new Semaphore(1, 5_000)
  await expect(semaphore.pass(() => Promise.reject(new Error("no")))).rejects.toThrow("no")
  expect(await semaphore.pass(() => later("yes"))).toBe("yes")
})

it("a semaphore rejects callers who would wait too long, and serves the others", async () => {
  const semaphore = new Semaphore(1, 20)
  let leave = () => {}
  const first = semaphore.pass(() => new Promise<void>((resolve) => (leave = resolve)))
  await expect(semaphore.pass(() => later("late"))).rejects.toMatchObject({ code: "cart_busy" })
  leave()
  await first
  expect(await semaphore.pass(() => later("served"))).toBe("served")
})
