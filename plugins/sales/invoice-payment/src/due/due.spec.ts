import { dueDay } from "."

const at = (moment: string, payment_days: number, end_of_month = false) =>
  dueDay(new Date(moment), { payment_days, end_of_month })

describe("The due day of an invoice", () => {
  it("is the number of days after the day of the order in Belgium", () => {
    expect(at("2026-11-29T10:00:00Z", 14)).toBe("2026-12-13")
    expect(at("2026-11-29T23:30:00Z", 14)).toBe("2026-12-14")
    expect(at("2026-11-29T10:00:00Z", 0)).toBe("2026-11-29")
  })

  it("moves to the last day of its month", () => {
    expect(at("2026-11-29T10:00:00Z", 30, true)).toBe("2026-12-31")
    expect(at("2027-01-29T10:00:00Z", 30, true)).toBe("2027-02-28")
    expect(at("2028-01-29T10:00:00Z", 30, true)).toBe("2028-02-29")
    expect(at("2026-12-31T10:00:00Z", 0, true)).toBe("2026-12-31")
  })
})
