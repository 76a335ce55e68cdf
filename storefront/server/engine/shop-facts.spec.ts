import { join } from "node:path"
import type { Engine, EngineAnswer } from "./engine.js"
import { ShopFactsReader } from "./shop-facts.js"

const MERCHANT_FILE = join(__dirname, "../../../merchant.json")
const SILENCE = new Promise<EngineAnswer>(() => undefined)

const answer = (name: string): Promise<EngineAnswer> =>
  Promise.resolve({
    status: 200,
    headers: {},
    body: { text: () => Promise.resolve(JSON.stringify({ merchant: { name }, closed_days: [] })) },
  } as unknown as EngineAnswer)

describe("what pages are told of the merchant", () => {
  let asked: number
  let next: Promise<EngineAnswer>
  let reader: ShopFactsReader
  const engine: Pick<Engine, "ask"> = {
    ask: () => {
      asked += 1
      return next
    },
  }
  const told = async () => (await reader.current()).merchant.name

  beforeEach(() => {
    jest.useFakeTimers()
    asked = 0
    next = answer("first")
    reader = new ShopFactsReader(engine, MERCHANT_FILE)
  })
  afterEach(() => {
    reader.close()
    jest.useRealTimers()
  })

  it("is asked for once by those who come first, and is told at once while the engine is silent", async () => {
    expect(await Promise.all([told(), told()])).toEqual(["first", "first"])
    expect(asked).toBe(1)
    next = SILENCE
    await jest.advanceTimersByTimeAsync(1_000)
    expect(asked).toBe(2)
    expect(await told()).toBe("first")
  })

  it("is what the engine says now within a second, though nobody asked meanwhile", async () => {
    await told()
    next = answer("second")
    await jest.advanceTimersByTimeAsync(1_000)
    expect(await told()).toBe("second")
  })

  it("is not asked for in a shop that nobody reads, and is waited for by who comes then", async () => {
    await told()
    await jest.advanceTimersByTimeAsync(120_000)
    const before = asked
    await jest.advanceTimersByTimeAsync(120_000)
    expect(asked).toBe(before)
    next = answer("third")
    expect(await told()).toBe("third")
  })
})
