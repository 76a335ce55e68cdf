import fc from "fast-check"
import { LAST_TURN_HOURS, peopleInTurn, TURN_HOURS } from "./turn"

it("tells as many as there are units", () => {
  expect(peopleInTurn({ waiting: 10, stock: 3, hours: 0 })).toBe(3)
  expect(peopleInTurn({ waiting: 2, stock: 3, hours: 4 })).toBe(2)
  expect(peopleInTurn({ waiting: 2, stock: 0, hours: 4 })).toBe(0)
})

it("has told everybody within a day, however few units there are", () => {
  fc.assert(
    fc.property(fc.nat(500), fc.integer({ min: 1, max: 20 }), (people, stock) => {
      let waiting = people
      for (let hours = 0; hours < 24; hours += TURN_HOURS) waiting -= peopleInTurn({ waiting, stock, hours })
      expect(waiting).toBe(0)
      expect(LAST_TURN_HOURS + TURN_HOURS).toBeLessThanOrEqual(24)
    }),
  )
})
