import { inflateSync } from "node:zlib"
import type * as PaperModule from "./index"

const MADE = new Date("2026-11-21T08:00:00Z")
const SAID = { CreationDate: MADE, ModDate: MADE, Title: "Facture" }

function fresh(): typeof PaperModule {
  let paper: typeof PaperModule | undefined
  jest.isolateModules(() => {
    paper = jest.requireActual<typeof PaperModule>("./index")
  })
  if (!paper) throw new Error("not loaded")
  return paper
}

async function pdfOf({ newPaper, bytesOf }: typeof PaperModule, text: string): Promise<Buffer> {
  const pdf = await newPaper("fr", SAID)
  pdf.font("text").fontSize(9).text(text, 50, 50)
  return bytesOf(pdf)
}

const streamsOf = (pdf: Buffer): string[] =>
  [...pdf.toString("latin1").matchAll(/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/g)].map(
    ([, bytes = ""]) => inflateSync(Buffer.from(bytes, "latin1")).toString("latin1"),
  )

describe("A PDF document", () => {
  it("a PDF document has the same bytes, regardless of earlier and concurrent documents", async () => {
    const text = "Œufs d'étoffe - 1 250,00 µg"
    const first = await pdfOf(fresh(), text)
    const worn = fresh()
    await pdfOf(worn, "no-break\u00a0space, soft\u00adhyphen, \u2011 and \u2010, \u03bcg, \ufb00")
    const [again, beside] = await Promise.all([pdfOf(worn, text), pdfOf(worn, text)])
    expect(again.equals(first)).toBe(true)
    expect(beside.equals(first)).toBe(true)
  })

  it("text that is copied from a PDF document has the original letters", async () => {
    const maps = streamsOf(await pdfOf(fresh(), "Étoffe µ")).find((stream) => stream.includes("beginbfrange"))
    expect(maps).toBeDefined()
    expect(maps).toContain("<0066 0066>")
    expect(maps).toContain("<00b5>")
    expect(maps).not.toMatch(/<fb00>|<03bc>/)
  })

  it("a PDF document can number its pages after all of them are created", async () => {
    const { newPaper, bytesOf, onEachPage } = fresh()
    const pdf = await newPaper("nl", SAID)
    pdf.addPage()
    const numbers: string[] = []
    onEachPage(pdf, (page, count) => numbers.push(`${page}/${count}`))
    expect(numbers).toEqual(["1/2", "2/2"])
    expect((await bytesOf(pdf)).toString("latin1").match(/\/Type \/Page\n/g)).toHaveLength(2)
  })
})
