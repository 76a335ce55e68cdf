import { strToU8, zipSync } from "fflate"

const XML = '<?xml version="1.0" encoding="UTF-8"?>'
const SHEET = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
const PACKAGE = "http://schemas.openxmlformats.org/package/2006/relationships"

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
const cellOf = (cell: string | number | boolean): string =>
  typeof cell === "string"
    ? `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
    : typeof cell === "number"
      ? `<c><v>${cell}</v></c>`
      : `<c t="b"><v>${cell ? 1 : 0}</v></c>`

/** Returns an XLSX file with one sheet. null adds an empty row. */
export function workbook(rows: readonly (readonly (string | number | boolean)[] | null)[]): Buffer {
  const column = (index: number) => String.fromCharCode(65 + index)
  const sheet = rows.flatMap((row, index) => {
    const cells = row?.map((cell, at) => cellOf(cell).replace("<c", `<c r="${column(at)}${index + 1}"`))
    return cells ? [`<row r="${index + 1}">${cells.join("")}</row>`] : []
  })
  const parts = {
    "_rels/.rels": `<Relationships xmlns="${PACKAGE}"><Relationship Id="r" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="A" sheetId="1" r:id="r"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${PACKAGE}"><Relationship Id="r" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${SHEET}"><sheetData>${sheet.join("")}</sheetData></worksheet>`,
  }
  const files = Object.entries(parts).map(([name, text]) => [name, strToU8(`${XML}${text}`)] as const)
  return Buffer.from(zipSync(Object.fromEntries(files)))
}
