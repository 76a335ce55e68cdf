import { daySchema } from "./day"

it.each([
  ["2026-11-21", true],
  ["2024-02-29", true],
  ["2000-01-01", true],
  ["2099-12-31", true],
  ["2026-02-29", false],
  ["2026-13-01", false],
  ["2026-1-1", false],
  ["0000-01-01", false],
  ["1999-12-31", false],
  ["9999-12-31", false],
  ["2026-11-21T00:00:00Z", false],
  ["2026-11-21 ", false],
])("daySchema accepts %s: %s", (day, isOne) => expect(daySchema.safeParse(day).success).toBe(isOne))
