import { MAX_ZIP_UNPACKED_BYTES } from "@bon-perroquet/contract"
import { Refusal, refuse } from "@bon-perroquet/api-kit/http"
import { zipSync, type Zippable } from "fflate"
import { isObjection } from "../objection"
import { entriesOf, Unpacking } from "../pictures/read-zip"

const ZIP = Buffer.from("PK\x03\x04", "latin1")
/** Returns whether the bytes start like a workbook, which is a ZIP archive. */
export const isWorkbook = (bytes: Buffer): boolean => bytes.subarray(0, ZIP.length).equals(ZIP)

/** The parts of a workbook that contain cells, without pictures and macros. */
const PARTS = /^(?:\[Content_Types\]\.xml|(?:xl\/)?_rels\/[\w.]*\.rels|xl\/.+\.xml)$/

/**
 * Returns the rows of the first sheet with more than one row, as text. A row's index is its number minus one.
 * @throws 422 for other files, or a workbook that is too large unpacked
 */
export async function workbookRows(bytes: Buffer): Promise<string[][]> {
  try {
    const { default: readWorkbook } = await import("read-excel-file/node")
    const sheets = await readWorkbook(await repacked(bytes), { trim: false })
    const { data = [] } = sheets.find((sheet) => sheet.data.length > 1) ?? {}
    return data.map((row) => row.map(cellText))
  } catch (error) {
    throw error instanceof Refusal ? error : refuse("csv_unreadable", 422)
  }
}

/** Unpacks with limits, so that the library gets neither a ZIP bomb nor hidden entries. */
async function repacked(bytes: Buffer): Promise<Buffer> {
  const unpacking = new Unpacking(bytes, MAX_ZIP_UNPACKED_BYTES)
  const parts: Zippable = { "_rels/.rels": [Buffer.from(ROOT), { level: 0 }] }
  for (const entry of entriesOf(bytes, MAX_ZIP_UNPACKED_BYTES).filter(({ name }) => PARTS.test(name))) {
    const part = await unpacking.bytesOf(entry)
    if (isObjection(part)) throw refuse("csv_unreadable", 422)
    parts[entry.name] = [part, { level: 0 }]
  }
  return Buffer.from(zipSync(parts))
}

const PACKAGE = "http://schemas.openxmlformats.org/package/2006/relationships"
const DOCUMENT = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument"
/** Replaces `_rels/.rels`, which `entriesOf` ignores as a hidden file. */
const ROOT =
  `<?xml version="1.0"?><Relationships xmlns="${PACKAGE}">` +
  `<Relationship Id="rId1" Type="${DOCUMENT}" Target="xl/workbook.xml"/></Relationships>`

/** Digits that a spreadsheet displays. 7.35 can be stored as 7.3500000000000005. */
const DIGITS = 15

function cellText(cell: unknown): string {
  if (typeof cell === "string") return cell
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === "boolean") return cell ? "yes" : "no"
  if (typeof cell !== "number") return ""
  const text = String(Number(cell.toPrecision(DIGITS)))
  // Adds a zero, because "1.234" could mean 1.234 or 1234.
  return /\.\d{3}$/.test(text) ? `${text}0` : text
}
