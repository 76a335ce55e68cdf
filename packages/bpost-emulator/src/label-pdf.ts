export type LabelText = readonly string[]

const [WIDTH, HEIGHT] = [298, 420]
const shown = (text: string): string => text.replace(/[^\x20-\x7e]/g, "?").replace(/[\\()]/g, "\\$&")

const pageText = (lines: LabelText): string =>
  `BT /F1 12 Tf 24 ${HEIGHT - 48} Td 18 TL ${lines.map((line) => `(${shown(line)}) Tj T*`).join(" ")} ET`

export function labelPdf(labels: readonly LabelText[]): Buffer {
  const pageNumber = (index: number) => 4 + 2 * index
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Count ${labels.length} /Kids [${labels.map((_, index) => `${pageNumber(index)} 0 R`).join(" ")}] >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ...labels.flatMap((lines, index) => {
      const text = pageText(lines)
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Resources << /Font << /F1 3 0 R >> >> ` +
          `/Contents ${pageNumber(index) + 1} 0 R >>`,
        `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
      ]
    }),
  ]
  let file = "%PDF-1.4\n"
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("")
  const size = objects.length + 1
  const start = file.length
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, "latin1")
}
