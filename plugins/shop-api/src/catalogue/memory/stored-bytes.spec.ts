import { stored } from "./stored-bytes"

describe("Bytes that are kept in a file", () => {
  it("are read as they were, each part for itself", () => {
    const texts = Array.from({ length: 50 }, (_, number) => `Cœur d’amande ${number} `.repeat(number + 1))
    const kept = texts.map((text) => stored(Buffer.from(text)))
    for (const [index, text] of texts.entries()) {
      const bytes = Buffer.from(text)
      expect(kept[index]?.read(0, bytes.length).toString()).toBe(text)
      expect(kept[index]?.read(5, 9)).toEqual(bytes.subarray(5, 9))
    }
  })
})
