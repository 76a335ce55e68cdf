import { isPlain, listObjection } from "./engine-input"

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: [nested(depth - 1)] })

describe("The check of input for Medusa's API", () => {
  it.each([
    [null, true],
    ["toString", true],
    [{ email: "a@example.org", metadata: { any: ["thing", 1, null] } }, true],
    [nested(12), true],
    [nested(20), false],
    [{ email: { toString: 1 } }, false],
    [{ items: [{ constructor: {} }] }, false],
    [JSON.parse('{ "a": { "__proto__": 1 } }'), false],
  ])("accepts the body %j: %s", (sent, isTaken) => expect(isPlain(sent)).toBe(isTaken))

  it.each([
    [{}, "/store/products", true],
    [{ limit: "0", offset: "0" }, "/store/products", true],
    [{ limit: "1000" }, "/admin/orders", true],
    [{ limit: "1001" }, "/store/products", false],
    [{ limit: "1001" }, "/admin/orders", false],
    [{ limit: "9999" }, "/admin/regions", true],
    [{ limit: "10001" }, "/admin/regions", false],
    [{ limit: "-1" }, "/store/products", false],
    [{ limit: "1e3" }, "/store/products", false],
    [{ offset: "-5" }, "/store/products", false],
    [{ offset: "99999999999999999999" }, "/store/products", false],
    [{ q: "a".repeat(500) }, "/admin/products", true],
    [{ q: "a".repeat(501) }, "/admin/products", false],
  ])("accepts the query %j of %s: %s", (query, path, isTaken) =>
    expect(listObjection(query, path) === undefined).toBe(isTaken),
  )
})
