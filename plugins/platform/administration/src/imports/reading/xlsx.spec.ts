import { MAX_ZIP_UNPACKED_BYTES } from "@bon-perroquet/contract"
import { strToU8, zipSync } from "fflate"
import { workbook } from "../../testing/workbook"
import { readFile } from "."

it("a workbook is read like a CSV file, with its numbers and row numbers", async () => {
  const bytes = workbook([
    ["SKU", "Nom", "Prix HT", "EAN", "Actif", "Poids (kg)"],
    null,
    ["A-1", "Cœur & <noix>", 6.074, 36000291452, true, 0.25],
    [12, " Noix ", 7.3500000000000005, "", false, 2],
  ])
  const { lines, reading } = await readFile(bytes)
  expect(lines).toEqual([
    {
      ...{ line: 3, sku: "A-1" },
      cells: { name_fr: "Cœur & <noix>", price: "6.0740", ean: "36000291452", active: "yes", weight: "250" },
    },
    {
      ...{ line: 4, sku: "12" },
      cells: { name_fr: "Noix", price: "7.35", ean: "", active: "no", weight: "2000" },
    },
  ])
  expect(reading).toMatchObject({ encoding: null, detected_encoding: null, prices_include_vat: false })
})

it("an archive that is no workbook, or a ZIP bomb, is rejected", async () => {
  const bomb = zipSync({ "xl/workbook.xml": new Uint8Array(MAX_ZIP_UNPACKED_BYTES + 1) })
  for (const bytes of [Buffer.from(zipSync({ "a.txt": strToU8("x") })), Buffer.from("PK\x03\x04x"), bomb])
    await expect(readFile(Buffer.from(bytes))).rejects.toMatchObject({ status: 422 })
})
