import { sampleRow, sampleSnapshot } from "../../testing/sample-snapshot"

const almonds = sampleRow("prod_1", {
  handle: "amandes",
  handles: { nl: "noten", en: "almonds" },
  former_handles: ["fr amandes-douces", "nl amandelen"],
})
const nuts = sampleRow("prod_2", { handle: "noix", handles: { nl: "walnoten", en: "noten" } })
const seeds = sampleRow("prod_3", { handle: "graines", former_handles: ["en nuts", "nl nuts"] })
const snapshot = sampleSnapshot([almonds, nuts, seeds])

describe("The page of a product", () => {
  it.each([
    ["prod_1", "nl", "prod_1"],
    ["noten", "nl", "prod_1"],
    ["noten", "en", "prod_2"],
    ["noten", "fr", "prod_1"],
    ["amandes", "nl", "prod_1"],
    ["almonds", "nl", "prod_1"],
    ["graines", "en", "prod_3"],
    ["amandelen", "en", "prod_1"],
    ["amandes-douces", "nl", "prod_1"],
    ["nuts", "en", "prod_3"],
    ["nl noten", "nl", undefined],
    ["nothing", "nl", undefined],
  ] as const)("is found at %s in %s: %s", (reference, language, id) => {
    expect(snapshot.product(reference, language)?.id).toBe(id)
  })

  it("is found by current and former handles after each change", () => {
    const renamed = {
      ...almonds,
      handles: { nl: "amandelnoten" },
      former_handles: ["nl noten", "en almonds"],
    }
    const later = snapshot.withProducts(["prod_1"], [renamed])
    expect(later.product("amandelnoten", "nl")?.id).toBe("prod_1")
    expect(later.product("noten", "nl")?.id).toBe("prod_2")
    expect(later.product("almonds", "en")?.id).toBe("prod_1")
    expect(later.product("amandes-douces", "fr")).toBeUndefined()
  })

  it("has a handle in each language, by default the French one", () => {
    expect(snapshot.product("prod_3", "fr")?.product).toMatchObject({
      handle: "graines",
      handle_fr: "graines",
      handle_nl: "graines",
    })
  })
})
