import { isPart, isPlain } from "./engine-input"

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: [nested(depth - 1)] })

describe("What is sent to the engine's own calls", () => {
  it.each([
    [null, true],
    ["toString", true],
    [{ email: "a@example.org", metadata: { any: ["thing", 1, null] } }, true],
    [nested(12), true],
    [nested(20), false],
    [{ email: { toString: 1 } }, false],
    [{ items: [{ constructor: {} }] }, false],
    [JSON.parse('{ "a": { "__proto__": 1 } }'), false],
  ])("%j: %s", (sent, isTaken) => expect(isPlain(sent)).toBe(isTaken))

  it.each([
    [{}, true],
    [{ limit: "0", offset: "0" }, true],
    [{ limit: "1000" }, true],
    [{ limit: "1001" }, false],
    [{ limit: "-1" }, false],
    [{ limit: "1e3" }, false],
    [{ offset: "-5" }, false],
    [{ offset: "99999999999999999999" }, false],
  ])("a part of a list %j: %s", (query, isTaken) => expect(isPart(query)).toBe(isTaken))
})
