import { formatDecimal, formatEditedCents } from "./forms/amounts"
import { LANGUAGES } from "./sets"
import {
  decimalCents,
  decimalEuro,
  formatCents,
  formatRate,
  formatRoundCents,
  isUntaxed,
  isWholeCents,
  toCents,
  toEuro,
  typedCents,
  typedPercent,
} from "./money"

describe("Conversions between euro and cents", () => {
  it.each([
    ["7.35", 735],
    ["0.1", 10],
    ["12", 1200],
    ["1.005", 101],
    ["1.0049", 100],
    ["19.999", 2000],
    ["-0.50", -50],
    ["0", 0],
  ])("decimalCents converts %s euro to %d cents", (amount, cents) => expect(decimalCents(amount)).toBe(cents))

  it.each(["", "7,35", "1e3", "NaN", "7."])("decimalCents rejects %j", (amount) =>
    expect(() => decimalCents(amount)).toThrow(`Invalid decimal amount: ${amount}`),
  )

  it("toEuro converts cents to decimal euro", () => {
    expect([735, 10, 0, -50].map(toEuro)).toEqual([7.35, 0.1, 0, -0.5])
  })

  it("toEuro returns prices with at most two decimals", () => {
    const prices = Array.from({ length: 100_001 }, (_, cents) => JSON.stringify(toEuro(cents)))
    expect(prices.filter((price) => !/^\d+(\.\d{1,2})?$/.test(price))).toEqual([])
  })

  it("toEuro and toCents convert amounts to euro and back without loss", () => {
    const changed = Array.from({ length: 100_000 }, (_, cents) => cents).filter(
      (cents) => toCents(toEuro(cents)) !== cents,
    )
    expect(changed).toEqual([])
    expect([isWholeCents(19.99), isWholeCents(19.999)]).toEqual([true, false])
  })

  it.each([
    ["12", 1200],
    [" 12,5 € ", 1250],
    ["0,07", 7],
    ["12.05", 1205],
    ["1234567.89", 123_456_789],
    ["8.", 800],
  ])("typedCents parses the text %j", (text, cents) => expect(typedCents(text)).toBe(cents))

  it.each(["1.005", "-1", "", "abc", "1,234", "1.2.3", "12e3", "Infinity"])(
    "typedCents returns null for the invalid text %j",
    (text) => expect(typedCents(text)).toBeNull(),
  )

  it("decimalEuro formats cents for machines, and formatCents for people", () => {
    expect([1250, 7, 100_000].map(decimalEuro)).toEqual(["12.50", "0.07", "1000.00"])
    const written = LANGUAGES.map((language) =>
      formatCents(123_456, language).replaceAll(/[\u202f\u00a0]/g, " "),
    )
    expect(written.slice(0, 3)).toEqual(["1 234,56 €", "€ 1.234,56", "€1,234.56"])
  })
})

test.each([
  ["5,5", 5.5],
  ["25.5 %", 25.5],
  ["0", 0],
  ["100", 100],
  ["100,01", null],
  ["", null],
])("typedPercent reads %j as %j", (text, rate) => expect(typedPercent(text)).toBe(rate))

it("isUntaxed is true for a positive total without VAT rates or with rate zero", () => {
  const sum = (total_cents: number, ...rates: number[]) => ({
    total_cents,
    vat: rates.map((rate) => ({ rate })),
  })
  expect([sum(1, 0), sum(1)].map(isUntaxed)).toEqual([true, true])
  expect([sum(1, 6), sum(1, 0, 6), sum(0, 0), sum(0)].map(isUntaxed)).toEqual([false, false, false, false])
})

const plain = (text: string) => text.replace(/\s/g, " ")

test("an amount in a sentence omits its cents if they are zero", () => {
  expect(plain(formatRoundCents(7000, "fr"))).toBe("70 €")
  expect(plain(formatRoundCents(7050, "fr"))).toBe("70,50 €")
})

test("a VAT rate is shown with up to one decimal", () => {
  expect(plain(formatRate(5.5, "fr"))).toBe("5,5 %")
  expect(plain(formatRate(21, "en"))).toBe("21%")
})

test("a percentage in a sentence or a field has the decimal mark of the language", () => {
  expect(formatDecimal(7.5, "fr")).toBe("7,5")
  expect(formatDecimal(7.5, "de")).toBe("7,5")
  expect(formatDecimal(7.5, "en")).toBe("7.5")
  expect(formatDecimal(10, "nl")).toBe("10")
})

test("an amount in a field has two decimals and no separator of thousands", () => {
  expect(formatEditedCents(123_450, "fr")).toBe("1234,50")
  expect(formatEditedCents(123_450, "en")).toBe("1234.50")
})
