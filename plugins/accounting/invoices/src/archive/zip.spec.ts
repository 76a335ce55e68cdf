import { createHash } from "node:crypto"
import { buffer } from "node:stream/consumers"
import { strFromU8, unzipSync } from "fflate"
import { withChecksums, zipOf, type Entry } from "./zip"

const entry = (path: string, ...parts: string[]): Entry => ({
  path,
  content: async function* () {
    for (const part of parts) yield await Promise.resolve(part)
  },
})

describe("An archive", () => {
  it("contains each file, and at the end the SHA-256 checksums", async () => {
    const files = unzipSync(
      await buffer(zipOf(withChecksums([entry("a.csv", "one", "two"), entry("b/c.txt", "é")]))),
    )
    expect(Object.keys(files)).toEqual(["a.csv", "b/c.txt", "SHA256SUMS"])
    const texts = Object.fromEntries(Object.entries(files).map(([name, data]) => [name, strFromU8(data)]))
    expect([texts["a.csv"], texts["b/c.txt"]]).toEqual(["onetwo", "é"])
    const sumOf = (text: string) => createHash("sha256").update(text).digest("hex")
    expect(texts["SHA256SUMS"]).toBe(`${sumOf("onetwo")}  a.csv\n${sumOf("é")}  b/c.txt\n`)
  })

  it("creates each file only after the previous one was read", async () => {
    const created: number[] = []
    const entries = Array.from({ length: 200 }, (_, at): Entry => ({
      path: `${at}`,
      content: async function* () {
        created.push(at)
        yield await Promise.resolve(Buffer.alloc(100_000, String(Math.random())))
      },
    }))
    const stream = zipOf(entries)
    await new Promise((resolve) => stream.once("readable", resolve))
    expect(created.length).toBeLessThan(entries.length)
    await buffer(stream)
    expect(created).toHaveLength(entries.length)
  })

  it("ends with an error if a file cannot be created", async () => {
    const broken: Entry = {
      path: "b",
      content: async function* () {
        yield await Promise.reject<string>(new Error("no such document"))
      },
    }
    await expect(buffer(zipOf([entry("a", "x"), broken]))).rejects.toThrow("no such document")
  })
})
