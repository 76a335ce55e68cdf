import type { Content } from "../modules/documents"
import { gridsOf, gridsOfLine, isOssSale } from "./grids"

const amounts = (base_cents: number, vat_cents: number) => ({ base_cents, vat_cents })
const NO_EXEMPT = { sales_cents: 0, credits_cents: 0 }
const NOTHING = { "01": 0, "02": 0, "03": 0, "49": 0, "54": 0, "64": 0 }

describe("The grids of the Belgian return", () => {
  it("contain the sales of each rate, with separate grids for credit notes", () => {
    const rates = [
      { rate: 0, sales: amounts(5, 0), credits: amounts(0, 0) },
      { rate: 6, sales: amounts(1_000, 60), credits: amounts(100, 6) },
      { rate: 12, sales: amounts(2_000, 240), credits: amounts(0, 0) },
      { rate: 21, sales: amounts(3_000, 630), credits: amounts(200, 42) },
    ]
    expect(gridsOf(rates, NO_EXEMPT)).toEqual({
      ...{ "00": 5, "01": 1_000, "02": 2_000, "03": 3_000 },
      ...{ "49": 300, "54": 930, "64": 48 },
    })
  })

  it("are present without sales, and leave out former rates", () => {
    expect(gridsOf([], NO_EXEMPT)).toEqual(NOTHING)
    const rates = [{ rate: 9, sales: amounts(100, 9), credits: amounts(0, 0) }]
    expect(gridsOf(rates, NO_EXEMPT)).toEqual({ ...NOTHING, "54": 9 })
  })

  it.each([
    [{ sales_cents: 500, credits_cents: 0 }, { "46": 500 }],
    [{ sales_cents: 0, credits_cents: 30 }, { "48": 30 }],
    [
      { sales_cents: 500, credits_cents: 30 },
      { "46": 500, "48": 30 },
    ],
  ])("use 46 and 48 for goods to businesses in other member states: %j", (exempt, grids) => {
    expect(gridsOf([], exempt)).toEqual({ ...NOTHING, ...grids })
  })
})

describe("A journal line", () => {
  const gridsAt = (kind: Content["kind"], rate: number, exemption?: "intra_community") =>
    Object.values(gridsOfLine({ kind, exemption }, rate))

  it.each([
    [0, "00"],
    [6, "01"],
    [12, "02"],
    [21, "03"],
    [9, ""],
  ])("of an invoice at %d %% is in grid %j with its VAT in 54", (rate, grid) => {
    expect(gridsAt("invoice", rate)).toEqual([grid, "54"])
  })

  it.each([0, 6, 21])("of a credit note at %d %% is in grid 49 with its VAT in 64", (rate) => {
    expect(gridsAt("credit_note", rate)).toEqual(["49", "64"])
  })

  it("without VAT to a business in another member state is in grid 46, its credit in 48", () => {
    expect(gridsAt("invoice", 0, "intra_community")).toEqual(["46", ""])
    expect(gridsAt("credit_note", 0, "intra_community")).toEqual(["48", ""])
    expect(gridsAt("invoice", 21, "intra_community")).toEqual(["03", "54"])
  })
})

describe("The One-Stop Shop return", () => {
  const exemption = "intra_community"
  it.each([
    ["a sale with France's VAT", true, { scheme: "oss" as const, country: "FR" }],
    ["no sale within Belgium", false, { scheme: "oss" as const, country: "BE" }],
    ["no sale with Belgium's VAT", false, { scheme: "origin" as const, country: "FR" }],
    ["no sale without VAT", false, { scheme: "oss" as const, country: "FR", exemption }],
  ])("includes %s", (_what, isDeclared, about) => expect(isOssSale(about)).toBe(isDeclared))
})
