import { WriteQueue } from "./write-queue"

function network() {
  const sent: string[] = []
  const finish: (() => void)[] = []
  const write = (name: string) => () =>
    new Promise<string>((resolve) => {
      sent.push(name)
      finish.push(() => resolve(name))
    })
  const next = async () => {
    finish.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { sent, write, next }
}

describe("The queue of cart writes", () => {
  it("the queue sends cart writes one after the other, in order", async () => {
    const { sent, write, next } = network()
    const queue = new WriteQueue(() => undefined)
    void queue.append("almonds", write("add almonds"))
    void queue.append("walnuts", write("add walnuts"))
    expect(sent).toEqual(["add almonds"])
    await next()
    expect(sent).toEqual(["add almonds", "add walnuts"])
  })

  it("the queue sends only the first and the last of many quick changes of a quantity", async () => {
    const { sent, write, next } = network()
    const queue = new WriteQueue(() => undefined)
    const answers = [1, 2, 3, 4, 5].map((quantity) => queue.replace("almonds", write(`almonds ${quantity}`)))
    await next()
    await next()
    expect(sent).toEqual(["almonds 1", "almonds 5"])
    expect(await Promise.all(answers)).toEqual([
      "almonds 1",
      "almonds 5",
      "almonds 5",
      "almonds 5",
      "almonds 5",
    ])
  })

  it("the queue keeps the order if a cart line is removed between two changes of its quantity", async () => {
    const { sent, write, next } = network()
    const queue = new WriteQueue(() => undefined)
    void queue.append("walnuts", write("add walnuts"))
    void queue.replace("almonds", write("almonds 2"))
    void queue.append("almonds", write("remove almonds"))
    void queue.replace("almonds", write("almonds 3"))
    for (let turn = 0; turn < 4; turn++) await next()
    expect(sent).toEqual(["add walnuts", "almonds 2", "remove almonds", "almonds 3"])
  })

  it("the queue does not merge a write before the cart is cleared with one after it", async () => {
    const { sent, write, next } = network()
    const queue = new WriteQueue(() => undefined)
    void queue.append("walnuts", write("add walnuts"))
    void queue.replace("almonds", write("almonds 2"))
    void queue.append(null, write("clear"))
    void queue.replace("almonds", write("almonds 3"))
    for (let turn = 0; turn < 4; turn++) await next()
    expect(sent).toEqual(["add walnuts", "almonds 2", "clear", "almonds 3"])
  })

  it("the queue continues after a rejected write, and reports once that all writes are answered", async () => {
    const events: string[] = []
    const queue = new WriteQueue(() => events.push("idle"))
    const refused = queue.append("almonds", () => Promise.reject(new Error("insufficient stock")))
    const accepted = queue
      .append("walnuts", () => Promise.resolve("walnuts"))
      .then(() => events.push("answered"))
    await expect(refused).rejects.toThrow("insufficient stock")
    await accepted
    expect(events).toEqual(["idle", "answered"])
    expect(queue.idle).toBe(true)
  })
})
