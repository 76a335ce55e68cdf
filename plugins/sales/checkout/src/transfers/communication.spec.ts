import fc from "fast-check"
import { communicationOf, isCommunication } from "./communication"

const serials = fc.integer({ min: 1, max: 99_999_999 })
const orderNumbers = fc
  .tuple(fc.integer({ min: 2026, max: 2099 }), serials)
  .map(([year, serial]) => `BP-${year}-${String(serial).padStart(6, "0")}`)

describe("The structured communication of an order", () => {
  it("consists of year, serial number and two check digits", () => {
    // The check digits are the remainder: 2600000123 modulo 97 is 95.
    expect(communicationOf("BP-2026-000123")).toBe("+++260/0000/12395+++")
  })

  it("has the check digits 97 if the remainder is 0", () => {
    expect(2_600_000_028 % 97).toBe(0)
    expect(communicationOf("BP-2026-000028")).toBe("+++260/0000/02897+++")
    expect(isCommunication("+++260/0000/02800+++")).toBe(false)
  })

  it("is valid and unique per order", () => {
    fc.assert(
      fc.property(orderNumbers, orderNumbers, (one, other) => {
        expect(isCommunication(communicationOf(one))).toBe(true)
        expect(communicationOf(one) === communicationOf(other)).toBe(one === other)
      }),
    )
  })

  it("detects every wrong digit", () => {
    fc.assert(
      fc.property(orderNumbers, fc.nat(11), fc.integer({ min: 1, max: 9 }), (number, place, by) => {
        const digits = communicationOf(number).replaceAll(/\D/g, "").split("")
        digits[place] = String((Number(digits[place]) + by) % 10)
        const all = digits.join("")
        const typed = `+++${all.slice(0, 3)}/${all.slice(3, 7)}/${all.slice(7)}+++`
        expect(isCommunication(typed)).toBe(false)
      }),
    )
  })

  it("rejects a number that is too long or missing", () => {
    for (const number of ["BP-2026-123456789", "BP", ""])
      expect(() => communicationOf(number)).toThrow(number)
  })
})
