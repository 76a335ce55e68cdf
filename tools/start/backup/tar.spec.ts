import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { runModule } from "../test/testing/run-module"

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tar-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

it.each([
  "short.csv",
  `${"a".repeat(60)}/${"b".repeat(90)}.csv`,
  `1764547200000-Catalogue été 2026, prix des revendeurs ${"é".repeat(90)}.csv`,
  `${"c".repeat(160)}/${"d".repeat(250)}`,
])("a backup contains a file with the name %s", (name) => {
  const saved = join(folder, "saved")
  mkdirSync(join(saved, name, ".."), { recursive: true })
  for (const each of [name, "after.webp"]) writeFileSync(join(saved, each), `content of ${each}`)
  const [archive, restored] = [join(folder, "shop.tar.gz"), join(folder, "restored")]
  runModule(
    "../backup/tar.mjs",
    "pack, unpack",
    `await pack(${JSON.stringify(saved)}, ${JSON.stringify(archive)})
    await unpack(${JSON.stringify(archive)}, ${JSON.stringify(restored)})
    return null`,
  )
  for (const each of [name, "after.webp"])
    expect(readFileSync(join(restored, each), "utf8")).toBe(`content of ${each}`)
})

it("a backup that fails, for example because the disk is full, leaves no archive", () => {
  const [saved, archive] = [join(folder, "saved"), join(folder, "shop.tar.gz.new")]
  mkdirSync(saved)
  for (const name of ["one.webp", "two.webp"]) writeFileSync(join(saved, name), "content")
  const failure = runModule(
    "../backup/tar.mjs",
    "pack",
    `const { default: fs } = await import("node:fs")
    const { statSync } = fs
    fs.statSync = (path) => {
      if (path.endsWith("two.webp")) throw new Error("no space left")
      return statSync(path)
    }
    ;(await import("node:module")).syncBuiltinESMExports()
    return pack(${JSON.stringify(saved)}, ${JSON.stringify(archive)}).catch(({ message }) => message)`,
  )
  expect(failure).toBe("no space left")
  expect(readdirSync(folder)).toEqual(["saved"])
})
