import fc from "fast-check"
import { LAST_TURN_HOURS, MOST_IN_ROUND, nextRound, peopleInTurn, TURN_HOURS, type Moment } from "./turn"

it("a batch of alerts notifies as many people as there are units", () => {
  expect(peopleInTurn({ waiting: 10, stock: 3, hours: 0 })).toBe(3)
  expect(peopleInTurn({ waiting: 2, stock: 3, hours: 4 })).toBe(2)
  expect(peopleInTurn({ waiting: 2, stock: 0, hours: 4 })).toBe(0)
})

it("alerts for a product reach each waiting customer within a day, even with few units", () => {
  fc.assert(
    fc.property(fc.nat(500), fc.integer({ min: 1, max: 20 }), (people, stock) => {
      let waiting = people
      for (let hours = 0; hours < 24; hours += TURN_HOURS) waiting -= peopleInTurn({ waiting, stock, hours })
      expect(waiting).toBe(0)
      expect(LAST_TURN_HOURS + TURN_HOURS).toBeLessThanOrEqual(24)
    }),
  )
})

/** @param stocks stock in each round. The last value is repeated */
function roundsOf(start: Moment, stocks = [start.stock]): number[] {
  const rounds: number[] = []
  let waiting = start.waiting
  let left: number | null = null
  do {
    const stock = stocks[rounds.length] ?? stocks.at(-1) ?? 0
    const round = nextRound({ ...start, waiting, stock, left })
    rounds.push(round.people)
    waiting -= round.people
    left = round.left
  } while (left !== null)
  return rounds
}

it("a large batch of alerts is split into rounds and notifies no more people than units", () => {
  expect(roundsOf({ waiting: 2000, stock: 250, hours: 0 })).toEqual([200, 50])
  expect(roundsOf({ waiting: 3, stock: 250, hours: 4 })).toEqual([3])
  expect(roundsOf({ waiting: 450, stock: 1, hours: LAST_TURN_HOURS })).toEqual([200, 200, 50])
})

it("alerts for a product reach each waiting customer, with a limit per run of the job", () => {
  fc.assert(
    fc.property(fc.nat(3000), fc.nat(3000), fc.integer({ min: 0, max: 24 }), (waiting, stock, hours) => {
      const rounds = roundsOf({ waiting, stock, hours })
      expect(rounds.reduce((sum, people) => sum + people)).toBe(peopleInTurn({ waiting, stock, hours }))
      expect(Math.max(...rounds)).toBeLessThanOrEqual(MOST_IN_ROUND)
    }),
  )
})

it("a batch of alerts is not extended by new stock, and never notifies more people than units", () => {
  fc.assert(
    fc.property(fc.nat(3000), fc.array(fc.nat(1000), { minLength: 1, maxLength: 5 }), (waiting, stocks) => {
      const start = { waiting, stock: stocks[0] ?? 0, hours: 0 }
      const rounds = roundsOf(start, stocks)
      expect(rounds.reduce((sum, people) => sum + people)).toBeLessThanOrEqual(peopleInTurn(start))
      for (const [round, people] of rounds.entries())
        expect(people).toBeLessThanOrEqual(stocks[round] ?? stocks.at(-1) ?? 0)
    }),
  )
})
