import { ReadQueue } from "./read-queue"

function slowQueue() {
  const batches: string[][] = []
  const ends: { end: () => void; fail: () => void }[] = []
  const queue = new ReadQueue<string>((concerns) => {
    batches.push(concerns)
    return new Promise((resolve, reject) =>
      ends.push({ end: resolve, fail: () => reject(new Error("No database.")) }),
    )
  })
  return { queue, begun: batches, ends }
}
const moment = () => new Promise((resolve) => setImmediate(resolve))

it("the read queue combines requests during a read into one read", async () => {
  const { queue, begun, ends } = slowQueue()
  const first = queue.read(["almonds"])
  await moment()
  const others = ["pecans", "walnuts", "pecans"].map((product) => queue.read([product]))
  await moment()
  expect(begun).toEqual([["almonds"]])
  ends[0]?.end()
  await first
  await moment()
  expect(begun).toEqual([["almonds"], ["pecans", "walnuts"]])
  ends[1]?.end()
  await Promise.all(others)
})

it("the read queue starts a new read for a request during a read", async () => {
  const { queue, begun, ends } = slowQueue()
  void queue.read(["almonds"])
  await moment()
  let isRead = false
  void queue.read(["almonds"]).then(() => (isRead = true))
  ends[0]?.end()
  await moment()
  expect([begun.length, isRead]).toEqual([2, false])
})

it("the read queue reports a failed read to its callers and runs the next one", async () => {
  const { queue, ends } = slowQueue()
  const first = queue.read(["almonds"])
  await moment()
  const second = queue.read(["pecans"])
  ends[0]?.fail()
  await expect(first).rejects.toThrow("No database.")
  await moment()
  ends[1]?.end()
  await expect(second).resolves.toBeUndefined()
})
