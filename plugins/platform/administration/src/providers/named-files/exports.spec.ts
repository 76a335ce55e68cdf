import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { deleteOldExports, exportOf } from "./exports"

const at = 1_790_000_000_000

it.each([
  ["private-1790000000000-1790000000000-product-exports.csv", "products"],
  ["private-1790000000000-1790000000000-order-exports.csv", "orders"],
  ["private-1790000000000-1790000000000-inventory-item-exports.csv", "stock"],
])("the file name %s belongs to an export of %s", (file, kind) => {
  expect(exportOf(file)).toEqual({ kind, writtenAt: at })
})

it.each([
  "private-1790000000000-scan.png",
  "1790000000000-1790000000000-product-exports.csv",
  "../private-1790000000000-1790000000000-order-exports.csv",
  "private-1790000000000-1790000000000-order-exports.csv/../x",
])("the file name %s belongs to no export", (file) => {
  expect(exportOf(file)).toBeNull()
})

it("exports are deleted after a day, and other files stay", async () => {
  const folder = await mkdtemp(join(tmpdir(), "exports-"))
  try {
    const recent = `private-${Date.now()}-1790000000000-order-exports.csv`
    for (const file of ["private-1790000000000-1790000000000-order-exports.csv", recent, "private-scan.png"])
      await writeFile(join(folder, file), "x")
    await deleteOldExports(folder)
    expect((await readdir(folder)).sort()).toEqual([recent, "private-scan.png"].sort())
  } finally {
    await rm(folder, { recursive: true })
  }
})
