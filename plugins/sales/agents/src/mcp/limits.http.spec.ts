import { ownProduct, requireVariable } from "@bon-perroquet/testing"
import { z } from "zod"
import { linesOf, McpClient, readRpc, setFeatures } from "../testing"

beforeAll(() => setFeatures({ agents: true }))
afterAll(() => setFeatures({ agents: false }))

/** Limits of the test's engine (`tools/start/test/settings.mjs`). */
const CALLS = 3_000
const CODES = 300
const CODES_AT_ONCE = 5

/** Sends a request to the engine from another address, so that the limits of other tests are not used up. */
const sendFrom = async (address: string, body: object): Promise<Response> =>
  fetch(`${requireVariable("ENGINE_URL")}/api/agents/mcp`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      "x-forwarded-for": address,
    },
    body: JSON.stringify(body),
  })

it("each call of a batch counts for the limit of an IP address", async () => {
  const batch = (length: number) =>
    sendFrom(
      "203.0.113.77",
      Array.from({ length }, (_, id) => ({ jsonrpc: "2.0", id, method: "ping" })),
    )
  for (let sent = 0; sent < CALLS; sent += 100) expect((await batch(100)).status).toBe(200)
  expect((await batch(1)).status).toBe(429)
})

it("an assistant cannot guess promo codes", async () => {
  const { id: product } = await ownProduct({ stock: 9 })
  const made = { ...linesOf(product), context: { language: "en" } }
  const { id } = await new McpClient().call("create_cart", { cart: made }, z.object({ id: z.string() }))
  const answerTo = async (first: number) => {
    const codes = Array.from({ length: CODES_AT_ONCE }, (_, index) => `NOSUCH${first + index}`)
    const params = {
      name: "update_cart",
      arguments: { id, cart: { ...linesOf(product), discounts: { codes } } },
    }
    const answer = await sendFrom("203.0.113.78", { jsonrpc: "2.0", id: 1, method: "tools/call", params })
    return JSON.stringify(await readRpc(answer))
  }
  for (let tried = 0; tried < CODES; tried += CODES_AT_ONCE)
    expect(await answerTo(tried)).not.toContain("Too many requests")
  expect(await answerTo(CODES)).toContain("Too many requests")
})
