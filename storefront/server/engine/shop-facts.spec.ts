import { join } from "node:path"
import { Storefronts } from "./channels.js"
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

describe("Merchant facts of pages", () => {
  let calls: number
  let next: Promise<EngineAnswer>
  let reader: ShopFactsReader
  const engine: Pick<Engine, "ask"> = {
    ask: () => {
      calls += 1
      return next
    },
  }
  const merchantName = async () => (await reader.current()).merchant.name

  beforeEach(() => {
    jest.useFakeTimers()
    calls = 0
    next = answer("first")
    reader = new ShopFactsReader(
      engine,
      new Storefronts(MERCHANT_FILE, () => new URL("http://localhost:8000")).main,
    )
  })
  afterEach(() => void jest.useRealTimers())

  it("shop facts are requested once for concurrent pages, and stay available if the engine does not respond", async () => {
    expect(await Promise.all([merchantName(), merchantName()])).toEqual(["first", "first"])
    expect(calls).toBe(1)
    next = SILENCE
    await jest.advanceTimersByTimeAsync(450)
    expect(await merchantName()).toBe("first")
    expect(calls).toBe(2)
  })

  it("one page waits for an engine that does not respond, and shop facts are refreshed when it responds again", async () => {
    await merchantName()
    const failure = Promise.reject<EngineAnswer>(new Error("timeout"))
    failure.catch(() => undefined)
    next = failure
    await jest.advanceTimersByTimeAsync(1_000)
    expect(await merchantName()).toBe("first")
    next = answer("second")
    await jest.advanceTimersByTimeAsync(1_000)
    expect(await merchantName()).toBe("first")
    await jest.advanceTimersByTimeAsync(1_000)
    expect(await merchantName()).toBe("second")
    expect(calls).toBe(4)
  })

  it("shop facts are current within a second, even without requests in between", async () => {
    await merchantName()
    next = answer("second")
    await jest.advanceTimersByTimeAsync(1_000)
    expect(await merchantName()).toBe("second")
  })

  it("without visitors, shop facts are not requested, and the next page waits for them", async () => {
    await merchantName()
    await jest.advanceTimersByTimeAsync(120_000)
    expect(calls).toBe(1)
    next = answer("third")
    expect(await merchantName()).toBe("third")
  })
})
