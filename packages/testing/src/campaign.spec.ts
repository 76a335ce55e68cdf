import { everyNth, inputSeed, repetitions, representatives } from "./campaign"

const CASES = ["a", "b", "c", "d", "e"]

const variables = { ...process.env }
beforeEach(() => {
  delete process.env["CAMPAIGNS"]
  delete process.env["TEST_SEED"]
})
afterEach(() => {
  process.env = { ...variables }
})

describe("Tests in `npm test`", () => {
  it("`npm test` runs a tenth of the rounds of a long randomised test, unless the test sets another share", () => {
    expect(repetitions(1_000)).toBe(100)
    expect(repetitions(1_000, 3 / 10)).toBe(300)
  })

  it("`npm test` runs the same representatives of similar cases every time", () => {
    expect(representatives(CASES)).toEqual(["a"])
    expect(representatives(CASES, 2)).toEqual(["a", "b"])
    expect(everyNth(CASES, 2)).toEqual(["a", "c", "e"])
  })

  it("`npm test` uses a fixed seed for generated inputs", () => {
    expect(inputSeed()).toBe(1)
  })
})

describe("Tests in `npm run campaigns`", () => {
  beforeEach(() => Object.assign(process.env, { CAMPAIGNS: "whole", TEST_SEED: "42" }))

  it("`npm run campaigns` runs every round and every case", () => {
    expect([repetitions(1_000), representatives(CASES), everyNth(CASES, 2)]).toEqual([1_000, CASES, CASES])
  })

  it("`npm run campaigns` uses the run's seed for generated inputs", () => {
    expect(inputSeed()).toBe(42)
  })
})
