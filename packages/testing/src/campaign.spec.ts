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

describe("In `npm test`", () => {
  it("a tenth of a long campaign runs, unless a test sets another share", () => {
    expect(repetitions(1_000)).toBe(100)
    expect(repetitions(1_000, 3 / 10)).toBe(300)
  })

  it("the same representatives of similar cases run every time", () => {
    expect(representatives(CASES)).toEqual(["a"])
    expect(representatives(CASES, 2)).toEqual(["a", "b"])
    expect(everyNth(CASES, 2)).toEqual(["a", "c", "e"])
  })

  it("generated inputs have a fixed seed", () => {
    expect(inputSeed()).toBe(1)
  })
})

describe("In `npm run campaigns`", () => {
  beforeEach(() => Object.assign(process.env, { CAMPAIGNS: "whole", TEST_SEED: "42" }))

  it("every round and every case runs", () => {
    expect([repetitions(1_000), representatives(CASES), everyNth(CASES, 2)]).toEqual([1_000, CASES, CASES])
  })

  it("generated inputs have the seed of the run", () => {
    expect(inputSeed()).toBe(42)
  })
})
