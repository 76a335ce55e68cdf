import { faultsIn, pastedOver } from "./tracking-numbers"

it("finds what is no number, and the same one given to two parcels", () => {
  expect(faultsIn(["", "3232 1234", "<b>", "32321234", "abc"])).toEqual([
    undefined,
    undefined,
    "wrong",
    "twice",
    "wrong",
  ])
})

it("spreads a pasted column over the fields from where it is pasted, and leaves one number to the field", () => {
  expect(pastedOver(["a", "b", "c"], 1, "1111\r\n2222\n3333\n")).toEqual(["a", "1111", "2222"])
  expect(pastedOver(["a", "b"], 0, "1111\n")).toBeNull()
})
