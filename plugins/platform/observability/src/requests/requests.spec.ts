import { methodOf, requestIdOf } from "./index"

describe("the id of a request", () => {
  it("is the caller's if it is safe to log", () => {
    expect(requestIdOf("7f6c-42_A")).toBe("7f6c-42_A")
  })

  it.each([undefined, "", "two words", 'a"}\n{"level":"error"', "x".repeat(65), ["a", "b"], "é"])(
    "is a new one if the caller's is %j",
    (header) => {
      expect(requestIdOf(header)).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    },
  )
})

it("the metrics count unknown HTTP methods under one name", () => {
  expect([methodOf("GET"), methodOf("BREW"), methodOf(undefined)]).toEqual(["GET", "other", "other"])
})
