import { LabelMissing } from "./errors"

/** Joins PDF files. @throws LabelMissing for an empty list */
export async function joined(files: readonly Buffer[]): Promise<Buffer> {
  const [first, ...others] = files
  if (!first) throw new LabelMissing("There are no labels.")
  if (!others.length) return first
  // Imported on first use, because the 180 files of pdf-lib would slow down every start.
  const { PDFDocument } = await import("pdf-lib")
  const whole = await PDFDocument.create()
  for (const file of files) {
    const part = await PDFDocument.load(file)
    for (const page of await whole.copyPages(part, part.getPageIndices())) whole.addPage(page)
  }
  return Buffer.from(await whole.save())
}
