import { Engine } from "./engine.js"
import { FakeEngine } from "../testing/fake-engine.js"

let first: FakeEngine
let second: FakeEngine
let engine: Engine
beforeEach(async () => {
  first = await FakeEngine.start()
  second = await FakeEngine.start()
  engine = new Engine([first.url, second.url])
})
afterEach(async () => {
  await engine.close()
  await first.stop()
  await second.stop()
})

const ask = async (method = "GET") => {
  const { status, body } = await engine.ask({ method, path: "/api/cart/a", headers: {} })
  await body.dump()
  return status
}
const many = (method?: string) => Promise.all(Array.from({ length: 20 }, () => ask(method)))
const hangsUp = (fake: FakeEngine) => (fake.answer = (_request, response) => response.destroy())

it("the edge sends requests to the engine processes in turn", async () => {
  await many()
  expect([first.seen.length, second.seen.length]).toEqual([10, 10])
})

it.each(["GET", "POST"])(
  "the edge sends every %s to the remaining engine process if one stopped",
  async (method) => {
    await first.stop()
    expect(await many(method)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(second.seen).toHaveLength(20)
  },
)

it("the edge repeats a read on another engine process if the first one dies", async () => {
  hangsUp(first)
  expect(await many()).toEqual(Array.from({ length: 20 }, () => 200))
})

it("the edge never repeats a write, because the process that died may have executed it", async () => {
  hangsUp(first)
  hangsUp(second)
  await expect(ask("POST")).rejects.toThrow()
  expect(first.seen.length + second.seen.length).toBe(1)
})

it("the edge rejects a request if it can reach no engine process", async () => {
  await Promise.all([first.stop(), second.stop()])
  await expect(ask()).rejects.toThrow(/ECONNREFUSED/)
})
