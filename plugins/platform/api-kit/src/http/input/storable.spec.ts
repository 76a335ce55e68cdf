import { isStorable } from "./storable"

describe("Storable text", () => {
  it.each<[string, unknown]>([
    ["ordinary words", "Noix de cajou é 🦜"],
    ["nothing", undefined],
    ["numbers and lists", { a: [1, null, { b: "c" }] }],
    ["a tab and a line end", "a\tb\r\n"],
  ])("is %s", (_name, sent) => expect(isStorable(sent)).toBe(true))

  it.each<[string, unknown]>([
    ["a NUL", "a\0b"],
    ["half a surrogate pair", "a\ud800b"],
    ["a surrogate pair in the wrong order", "\udc00\ud800"],
    ["a NUL deep inside", { a: [{ b: ["x\0"] }] }],
    ["a field name with half a surrogate pair", { "\udfff": 1 }],
  ])("is not %s", (_name, sent) => expect(isStorable(sent)).toBe(false))

  it("is checked at any depth of the input", () => {
    let sent: unknown = "\0"
    for (let depth = 0; depth < 100_000; depth++) sent = [sent]
    expect(isStorable(sent)).toBe(false)
  })
})
