import { faultsIn, pastedOver } from "./tracking-numbers"

it("tracking numbers are checked for their format and for duplicates", () => {
  expect(faultsIn(["", "3232 1234", "<b>", "32321234", "abc"])).toEqual([
    undefined,
    undefined,
    "wrong",
    "twice",
    "wrong",
  ])
})

it("a pasted column fills in the following fields, and a single pasted number only its own", () => {
  expect(pastedOver(["a", "b", "c"], 1, "1111\r\n2222\n3333\n")).toEqual(["a", "1111", "2222"])
  expect(pastedOver(["a", "b"], 0, "1111\n")).toBeNull()
})
