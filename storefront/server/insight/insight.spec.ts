import { EventEmitter } from "node:events"
import type { IncomingMessage, ServerResponse } from "node:http"
import { insightCountsSchema, LANGUAGES } from "@bon-perroquet/contract"
import { InsightCounter } from "./counter.js"
import { Insight } from "./insight.js"

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36"
const ROBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"

/** An engine that stores what it receives, or fails. */
function engine() {
  const sent: unknown[] = []
  const channels: unknown[] = []
  const state = { isAway: false }
  const ask = ({ body, headers }: { body?: Buffer; headers: Record<string, string | string[]> }) => {
    if (state.isAway) return Promise.reject(new Error("away"))
    channels.push(headers["x-shop-channel"])
    sent.push(insightCountsSchema.parse(JSON.parse(body?.toString() ?? "")).counts)
    return Promise.resolve({ status: 200, headers: {}, body: { dump: () => Promise.resolve() } as never })
  }
  return { ask, sent, channels, state }
}

const storefront = (url: string, headers = {}) => ({
  ...{ code: undefined, url: new URL(url), languages: LANGUAGES, merchant: {}, headers },
})
const ONLY = storefront("https://shop.example")
const one = { of: () => ONLY }

function visit(
  insight: Insight,
  {
    agent = BROWSER,
    status = 200,
    host = "shop.example",
  }: { agent?: string; status?: number; host?: string } = {},
) {
  const headers = { host, "user-agent": agent, accept: "text/html", "accept-language": "fr" }
  const response = Object.assign(new EventEmitter(), { statusCode: status })
  insight.observe(
    { method: "GET", url: "/products", headers } as unknown as IncomingMessage,
    response as unknown as ServerResponse,
  )
  response.emit("finish")
}

test("the edge sends the engine one sum of visits, without robots and failed requests", async () => {
  const { ask, sent } = engine()
  const insight = new Insight({ ask }, one)
  visit(insight)
  visit(insight, { status: 304 })
  visit(insight, { agent: ROBOT })
  visit(insight, { agent: "" })
  visit(insight, { status: 404 })
  await insight.flush()
  await insight.flush()
  expect(sent).toEqual([
    [{ day: expect.any(String) as string, step: "visit", language: "fr", source: "direct", count: 2 }],
  ])
})

test("the edge sends the visits of each channel separately, and names the channel", async () => {
  const { ask, sent, channels } = engine()
  const second = storefront("https://second.example", { "x-shop-channel": "second" })
  const insight = new Insight({ ask }, { of: (host) => (host === "second.example" ? second : ONLY) })
  visit(insight)
  visit(insight, { host: "second.example" })
  visit(insight, { host: "second.example" })
  await insight.flush()
  expect(channels).toEqual([undefined, "second"])
  expect(sent).toMatchObject([[{ count: 1 }], [{ count: 2 }]])
})

test("the edge keeps its counts of visits while the engine does not respond", async () => {
  const { ask, sent, state } = engine()
  const insight = new Insight({ ask }, one)
  state.isAway = true
  visit(insight)
  await insight.flush()
  state.isAway = false
  visit(insight)
  await insight.flush()
  expect(sent).toMatchObject([[{ count: 2 }]])
})

test("the edge sends each count once to an engine that answers late, also when the edge ends", async () => {
  const { ask, sent } = engine()
  let answer: () => void = () => undefined
  const late = new Promise<void>((resolve) => (answer = resolve))
  const insight = new Insight({ ask: (request) => late.then(() => ask(request as never)) }, one)
  visit(insight)
  void insight.flush()
  visit(insight)
  void insight.flush()
  const ended = insight.end()
  answer()
  await ended
  expect(sent).toMatchObject([[{ count: 1 }], [{ count: 1 }]])
})

test("visits count for the day in Belgium, and campaigns above a maximum are counted together", () => {
  const counter = new InsightCounter(() => new Date("2026-11-28T23:30:00Z"))
  for (let number = 0; number < 600; number += 1) counter.add("visit", "fr", `campaign:c${number}`)
  const counts = counter.take()
  expect(counts[0]?.day).toBe("2026-11-29")
  expect(counts.length).toBeLessThanOrEqual(501)
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(600)
})
