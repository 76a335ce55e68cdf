import { gtinOf } from "./gtin"

it("the GTIN is the first number with a correct check digit", () => {
  expect(gtinOf("4006381333931")).toBe("4006381333931")
  expect(gtinOf(null, "4006381333932", " 4 006381 333931 ")).toBe("4006381333931")
  expect(gtinOf("96385074", null)).toBe("96385074")
  expect(gtinOf("036000291452")).toBe("036000291452")
})

it.each(["", "abc", "4006381333932", "12345", "00000000000000000"])(
  "an invalid GTIN is left out: %s",
  (code) => {
    expect(gtinOf(code)).toBeUndefined()
  },
)
