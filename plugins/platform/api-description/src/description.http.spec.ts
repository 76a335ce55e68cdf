import { ShopClient } from "@bon-perroquet/testing"
import { requireDocumented } from "@bon-perroquet/testing/require-documented"
import type { OpenApiDocument } from "./document"

type Operation = OpenApiDocument["paths"][string][string]

const shop = new ShopClient({ language: "en" })
let calls: { method: string; path: string; operation: Operation }[]

beforeAll(async () => {
  const { body } = await shop.send("GET", "/api/openapi.json")
  calls = Object.entries((body as OpenApiDocument).paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path: path.replace("{file}", "F-2026-000001.pdf").replace(/\{\w+\}/g, "unknown-1"),
      operation,
    })),
  )
})

const needsToken = ({ security }: Operation) => security.every((one) => "bearer" in one)
const isForAdministrators = ({ tags }: Operation) => tags.includes("Administration")
const bodyOf = (operation: Operation) =>
  "requestBody" in operation
    ? (operation.requestBody?.content as Record<string, { example?: unknown }> | undefined)?.[
        "application/json"
      ]?.example
    : undefined

const QUERIES: Record<string, string> = { from: "?from=2026-01-01&to=2026-01-31", country: "?country=BE" }

const request = async (client: ShopClient, { method, path, operation }: (typeof calls)[number]) => {
  const required = operation.parameters.flatMap((one) => ("name" in one && one.required ? [one.name] : []))
  const needed = required.map((name) => QUERIES[name]).find((query) => query !== undefined)
  const query = needed ?? (path.includes("/labels.csv") ? "?status=paid" : "")
  return client.write(method, path + query, { json: bodyOf(operation) })
}

describe("the API's description", () => {
  it("is revalidated by its ETag", async () => {
    const first = await shop.send("GET", "/api/openapi.json")
    const etag = first.headers.get("etag") ?? ""
    const again = await shop.send("GET", "/api/openapi.json", { headers: { "If-None-Match": etag } })
    expect([first.status, again.status]).toEqual([200, 304])
  })

  it("lists the calls that need a token", async () => {
    for (const call of calls.filter(({ operation }) => needsToken(operation))) {
      const { status, body } = await request(new ShopClient(), call)
      expect({ call: call.operation.operationId, status, body }).toMatchObject({
        status: 401,
        body: { code: "not_signed_in" },
      })
    }
  })

  it("lists the calls for administrators", async () => {
    const customer = new ShopClient()
    await customer.register()
    const theirs = calls.filter(({ operation }) => isForAdministrators(operation))
    expect(theirs.length).toBeGreaterThan(20)
    for (const call of theirs) {
      const { status, body } = await request(customer, call)
      expect({ call: call.operation.operationId, status, body }).toMatchObject({
        status: 403,
        body: { code: "administrators_only" },
      })
    }
  })

  it("is the document that tests check every answer against", async () => {
    const headers = new Headers({ "content-type": "application/json" })
    const answer = (body: unknown) =>
      requireDocumented("GET", "/api/delivery/countries", { status: 200, headers, body })
    const dispatch = { cut_off: "12:00", min_days: 2, max_days: 3 }
    const countries = { countries: ["BE"], destinations: [], carriers: [], dispatch }
    await expect(answer(countries)).resolves.toBeUndefined()
    await expect(answer({ ...countries, secret: 1 })).rejects.toThrow(/additional properties/)
    await expect(answer({})).rejects.toThrow(/required/)
    const refusal = { status: 409, headers, body: { detail: "…", code: "cart_busy" } }
    await expect(requireDocumented("GET", "/api/delivery/countries", refusal)).rejects.toThrow(/409/)
  })
})

describe("the page of the API's description", () => {
  it("shows every call without external resources", async () => {
    const page = String((await shop.send("GET", "/api/docs")).body)
    for (const { operation } of calls) expect(page).toContain(`id="${operation.operationId}"`)
    const loaded = [...page.matchAll(/<(?:link|script|img)[^>]+(?:href|src)="([^"]+)"/g)].map(
      ([, address]) => address,
    )
    expect(loaded).toEqual(["/api/docs/style.css", "/favicon.svg"])
    expect((await shop.send("GET", "/api/docs/style.css")).status).toBe(200)
  })
})
