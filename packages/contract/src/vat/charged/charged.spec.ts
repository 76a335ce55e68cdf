import type { VatNumberProof } from "../../shop/business"
import { countryOfVat, EXEMPT_CODE, soldVatIn, taxationOf, taxationOfBusiness, vatCodeOf } from "./index"

const proof = (state: VatNumberProof["standing"]): VatNumberProof => ({
  ...{ standing: state, checked_at: "2026-11-27T08:00:00.000Z", consultation_number: null },
})

describe("The VAT of a buyer with a VAT number", () => {
  it.each([
    ["of Belgium, with a parcel to France, pays Belgian VAT", "BE", "FR", "origin"],
    ["of France, with a parcel to the Netherlands, pays Belgian VAT", "FR", "NL", "origin"],
    ["of France, with a parcel to France, pays no VAT", "FR", "FR", "exempt"],
    ["of France, with a parcel to Belgium, pays Belgian VAT", "FR", "BE", "origin"],
  ] as const)("a buyer with a VAT number %s", (_what, country, destination, taxation) => {
    expect(taxationOf({ country }, destination, proof("valid"))).toBe(taxation)
  })

  it.each(["invalid", "unanswered"] as const)(
    "a buyer is taxed as a consumer if VIES answers %s",
    (answer) => {
      expect(taxationOf({ country: "BE" }, "FR", proof(answer))).toBe("consumer")
    },
  )

  it("a business is taxed as its order states, without another VIES request", () => {
    const company = "Volière ASBL"
    const business = { company, vat_number: "BE0477472701", proof: proof("valid"), is_exempt: false }
    expect(taxationOfBusiness(business, "FR")).toBe("origin")
    expect(taxationOfBusiness({ ...business, is_exempt: true }, "FR")).toBe("exempt")
    expect(taxationOfBusiness({ ...business, vat_number: null, proof: null }, "FR")).toBe("consumer")
    expect(taxationOfBusiness(undefined, "FR")).toBe("consumer")
  })
})

describe("The VAT code of a tax line", () => {
  it("the code of a tax line names the country whose VAT is charged", () => {
    expect(countryOfVat(vatCodeOf("fr"))).toBe("FR")
    for (const other of [EXEMPT_CODE, "VAT21", "VAT-", "", null, undefined])
      expect(countryOfVat(other)).toBeNull()
  })

  it("soldVatIn returns a VAT code that the shop wrote, and ignores other codes", () => {
    expect(soldVatIn({ sold_vat: "VAT-FR" })).toBe("VAT-FR")
    expect(soldVatIn({ sold_vat: EXEMPT_CODE })).toBe(EXEMPT_CODE)
    for (const context of [undefined, {}, { sold_vat: "VAT21" }, { sold_vat: 21 }])
      expect(soldVatIn(context)).toBeUndefined()
  })
})
