import { vatFactsOf } from "./sale"

describe("The VAT of a sale", () => {
  it.each([
    ["Belgian, for a parcel to France", ["VAT-BE"], { country: "FR", scheme: "origin" }],
    ["French, through the One-Stop Shop", ["VAT-FR"], { country: "FR", scheme: "oss" }],
    ["French, whatever the current address", ["VAT-FR", "VAT-FR"], { country: "FR", scheme: "oss" }, "BE"],
    [
      "none, as an intra-Community supply",
      ["VATEX-EU-IC"],
      { exemption: "intra_community", scheme: "origin" },
    ],
    ["Belgian, of a line without a code", [undefined], { country: "FR", scheme: "origin" }],
  ])("is %s", (_what, codes, facts, destination = "FR") => {
    expect(vatFactsOf(codes, destination)).toMatchObject(facts)
  })

  it("is not exempt if no line has the exemption code", () => {
    expect(vatFactsOf(["VAT-BE"], "FR").exemption).toBeUndefined()
  })
})
