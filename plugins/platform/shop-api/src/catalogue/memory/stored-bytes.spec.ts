import { join } from "node:path"
import { stored } from "./stored-bytes"

const texts = Array.from({ length: 50 }, (_, number) => `Cœur d’amande ${number} `.repeat(number + 1))

describe("Stored bytes", () => {
  it("are read back unchanged", () => {
    const storedTexts = texts.map((text) => stored(Buffer.from(text)))
    for (const [index, text] of texts.entries()) {
      const bytes = Buffer.from(text)
      expect(storedTexts[index]?.read(0, bytes.length).toString()).toBe(text)
      expect(storedTexts[index]?.read(5, 9)).toEqual(bytes.subarray(5, 9))
    }
  })

  it("stay in memory if no file can be created", () => {
    const { env } = process
    process.env = { ...env, TMPDIR: join(__dirname, "nowhere") }
    jest.resetModules()
    const anew = jest.requireActual<{ stored: typeof stored }>("./stored-bytes")
    const storedTexts = texts.map((text) => anew.stored(Buffer.from(text)))
    process.env = env
    for (const [index, text] of texts.entries())
      expect(storedTexts[index]?.read(0, Buffer.byteLength(text)).toString()).toBe(text)
  })
})
