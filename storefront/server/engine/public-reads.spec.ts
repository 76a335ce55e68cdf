import type { ServerResponse } from "node:http"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { FakeEngine } from "../testing/fake-engine.js"
import { startEdge, type RunningEdge } from "../testing/running-edge.js"

const CATALOGUE = JSON.stringify(
  Array.from({ length: 40 }, (_, n) => ({ id: `prod_${n}`, name_fr: "Noix de cajou" })),
)

/** Returns the maximum number of engine calls in a period: one at the start, then one per second. */
const askedWithin = (milliseconds: number) => 1 + Math.floor(milliseconds / 1_000)

describe("Cached catalogue", () => {
  let engine: FakeEngine
  let edge: RunningEdge
  let content: string

  beforeEach(async () => {
    content = CATALOGUE
    engine = await FakeEngine.start()
    engine.serveCatalogue(() => content)
    edge = await startEdge({ engineUrl: engine.url })
  })

  afterEach(async () => {
    await edge.stop()
    await engine.stop()
  })

  it("the catalogue is sent completely, in the encoding that the browser accepts", async () => {
    const br = await edge.ask("/api/products", { headers: { "accept-encoding": "gzip, deflate, br" } })
    const gzip = await edge.ask("/api/products", { headers: { "accept-encoding": "gzip" } })
    const plain = await edge.ask("/api/products", { headers: { "accept-encoding": "br;q=0" } })
    expect(br.headers["content-encoding"]).toBe("br")
    expect(brotliDecompressSync(br.body).toString()).toBe(CATALOGUE)
    expect(gzip.headers["content-encoding"]).toBe("gzip")
    expect(gunzipSync(gzip.body).toString()).toBe(CATALOGUE)
    expect(plain.headers["content-encoding"]).toBeUndefined()
    expect(plain.body.toString()).toBe(CATALOGUE)
    expect(plain.headers["content-type"]).toBe("application/json; charset=utf-8")
    expect(plain.headers.vary).toBe("Accept-Encoding, Origin")
  })

  it("the edge requests the catalogue once for concurrent browsers", async () => {
    const began = performance.now()
    const answers = await Promise.all(Array.from({ length: 50 }, () => edge.ask("/api/products")))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(engine.seen.length).toBeLessThanOrEqual(askedWithin(performance.now() - began))
  })

  it("the edge returns 304 for an unchanged catalogue in any encoding", async () => {
    const first = await edge.ask("/api/products", { headers: { "accept-encoding": "br" } })
    const again = await edge.ask("/api/products", {
      headers: { "accept-encoding": "gzip", "if-none-match": `W/"other", ${first.headers.etag}` },
    })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
    expect(again.headers.etag).toMatch(/^"/)
  })

  it("the edge sends a changed catalogue within about a second, because it revalidates its copy with the ETag", async () => {
    const first = await edge.ask("/api/products")
    content = CATALOGUE.replace("Noix de cajou", "Noix du Brésil")
    const began = Date.now()
    let latest = first
    while (latest.headers.etag === first.headers.etag && Date.now() - began < 3_000)
      latest = await edge.ask("/api/products")
    expect(latest.body.toString()).toBe(content)
    expect(Date.now() - began).toBeLessThan(1_500)
    expect(engine.seen[1]?.headers["if-none-match"]).toBeDefined()
  })

  it("each new visitor who loads the catalogue gets a different XSRF token", async () => {
    const [one, other] = [await edge.ask("/api/products"), await edge.ask("/api/products")]
    const cookies = [one, other].map(({ headers }) => headers["set-cookie"]?.join())
    expect(cookies[0]).toMatch(/^XSRF-TOKEN=[0-9a-f]{32}; Path=\/; SameSite=Lax$/)
    expect(cookies[1]).toMatch(/^XSRF-TOKEN=/)
    expect(cookies[0]).not.toBe(cookies[1])
    expect(one.headers["cache-control"]).toContain("private")
  })

  it("a visitor who has an XSRF cookie gets no new one", async () => {
    const answer = await edge.ask("/api/products", {
      headers: { cookie: `a=b; XSRF-TOKEN=${"0".repeat(32)}` },
    })
    expect(answer.headers["set-cookie"]).toBeUndefined()
    expect(answer.headers["cache-control"]).toBe("public, max-age=0, must-revalidate")
  })

  it("the XSRF cookie is Secure if the shop uses https", async () => {
    const secure = await startEdge({ engineUrl: engine.url, shopUrl: new URL("https://shop.example") })
    const answer = await secure.ask("/api/products")
    expect(answer.headers["set-cookie"]?.join()).toContain("; Secure")
    expect(answer.headers["strict-transport-security"]).toContain("max-age=63072000")
    await secure.stop()
  })

  it("a HEAD request for the catalogue gets no body", async () => {
    const answer = await edge.ask("/api/categories", { method: "HEAD" })
    expect(answer.status).toBe(200)
    expect(answer.body).toHaveLength(0)
    expect(Number(answer.headers["content-length"])).toBe(CATALOGUE.length)
  })

  describe.each([
    "/api/products?offset=20&limit=20",
    "/api/products/prod_01",
    "/api/products/noix-de-cajou?x=1",
    "/api/search?q=noix%20de&sort=price",
    "/api/catalogue?fields=handle_fr",
  ])("%s", (path) => {
    it("the edge requests a cached path once for concurrent requests", async () => {
      const began = performance.now()
      const answers = await Promise.all(Array.from({ length: 20 }, () => edge.ask(path)))
      expect(answers.map(({ status, body }) => [status, body.toString()])).toEqual(
        answers.map(() => [200, CATALOGUE]),
      )
      expect(engine.seen.length).toBeLessThanOrEqual(askedWithin(performance.now() - began))
      expect(new Set(engine.seen.map(({ url }) => url))).toEqual(new Set([path]))
    })

    it("the edge sends a changed response within about a second", async () => {
      await edge.ask(path)
      content = "[]"
      const began = Date.now()
      while ((await edge.ask(path)).body.toString() !== "[]") expect(Date.now() - began).toBeLessThan(3_000)
      expect(engine.seen.some(({ headers }) => headers["if-none-match"])).toBe(true)
    })

    it("a cached response never contains a cookie of another visitor", async () => {
      const answers = [await edge.ask(path), await edge.ask(path)]
      const cookies = answers.map(({ headers }) => headers["set-cookie"]?.join() ?? "")
      expect(new Set(cookies.map((cookie) => cookie.split("=")[0]))).toEqual(new Set(["XSRF-TOKEN"]))
      expect(new Set(cookies).size).toBe(2)
    })
  })

  it.each(["/api/search?q=noix", "/api/products/noix"])(
    "the response to %s is cached per language",
    async (path) => {
      engine.answer = ({ headers }, response) => response.writeHead(200).end(headers["accept-language"])
      for (const language of ["nl", "en", "nl", "fr"]) {
        const answer = await edge.ask(path, { headers: { "accept-language": `${language}-BE;q=0.9` } })
        expect(answer.body.toString()).toBe(language)
        expect(answer.headers.vary).toBe("Accept-Encoding, Accept-Language, Origin")
      }
      expect(engine.seen).toHaveLength(3)
    },
  )

  it("the edge streams a response that is too large for the cache", async () => {
    const part = JSON.stringify("x".repeat(3 * 1024 * 1024))
    engine.answer = (_request, response) =>
      response.writeHead(200, { "Content-Length": part.length }).end(part)
    for (let time = 0; time < 3; time++)
      expect((await edge.ask("/api/products?limit=5000")).body.toString()).toBe(part)
    expect(engine.seen).toHaveLength(4)
  })

  describe("List of many megabytes", () => {
    // Larger than 4 MB, the maximum that is compressed in memory.
    const large = JSON.stringify("noix ".repeat(1_000_000))
    const serve = (sent: string) => (_: unknown, response: ServerResponse) => {
      response.writeHead(200, { "Content-Length": large.length, ETag: '"large"' })
      if (sent === large) response.end(sent)
      else response.write(sent, () => response.destroy())
    }

    it("a list of many megabytes is sent completely in every encoding", async () => {
      engine.answer = serve(large)
      const ask = (encoding: string, method = "GET") =>
        edge.ask("/api/products", { method, headers: { "accept-encoding": encoding } })
      expect(brotliDecompressSync((await ask("br")).body).toString()).toBe(large)
      expect(gunzipSync((await ask("gzip")).body).toString()).toBe(large)
      const plain = await ask("identity")
      expect(plain.body.toString()).toBe(large)
      const head = await ask("identity", "HEAD")
      expect(head.body).toHaveLength(0)
      for (const { headers } of [plain, head]) expect(headers["content-length"]).toBe(String(large.length))
    })

    it("a large response fails if the engine disconnects, and succeeds the next time", async () => {
      engine.answer = serve(large.slice(0, 1_000_000))
      expect((await edge.ask("/api/products")).status).toBe(503)
      engine.answer = serve(large)
      expect((await edge.ask("/api/products")).body.toString()).toBe(large)
    })
  })

  it("the edge forwards the total number of products with a part of the list", async () => {
    engine.answer = (_request, response) => response.writeHead(200, { "X-Total-Count": "152" }).end("[]")
    for (let time = 0; time < 2; time++)
      expect((await edge.ask("/api/products?limit=1")).headers["x-total-count"]).toBe("152")
  })

  it("the edge forwards rejections in the caller's language and does not cache them", async () => {
    engine.answer = ({ headers }, response) =>
      response
        .writeHead(400, { "Content-Type": "application/json" })
        .end(`{"detail":"${headers["accept-language"]}"}`)
    for (const language of ["fr", "nl"]) {
      const answer = await edge.ask("/api/search?limit=x", { headers: { "accept-language": language } })
      expect([answer.status, answer.body.toString()]).toEqual([400, `{"detail":"${language}"}`])
    }
  })

  it.each([
    "/api/products/..%2Fadmin",
    "/api/search?q[a]=b",
    "/api/products/a/b",
    `/api/search?q=${"x".repeat(500)}`,
  ])("the edge does not cache %s", async (path) => {
    await edge.ask(path)
    await edge.ask(path)
    expect(engine.seen.length).not.toBe(1)
  })

  it.each([
    ["fr", "momentanément indisponible"],
    ["nl-BE,nl;q=0.9", "even niet bereikbaar"],
    ["de,en;q=0.5", "unavailable for a moment"],
  ])("the edge reports an unavailable shop in the caller's language (%s)", async (language, words) => {
    await engine.stop()
    const answer = await edge.ask("/api/products", { headers: { "accept-language": language } })
    expect(answer.status).toBe(503)
    expect(answer.headers["retry-after"]).toBe("5")
    const refusal: unknown = JSON.parse(answer.body.toString())
    expect(refusal).toEqual({ code: "engine_unavailable", detail: expect.stringContaining(words) })
  })

  it("the edge does not cache a failed response", async () => {
    const catalogue = engine.answer
    engine.answer = (_request, response) => response.writeHead(500).end("boom")
    expect((await edge.ask("/api/products")).status).toBe(503)
    engine.answer = catalogue
    expect((await edge.ask("/api/products")).status).toBe(200)
  })
})
