import { readFile } from "node:fs/promises"
import { inflateSync } from "node:zlib"
import type { Download } from "@playwright/test"

/** Returns the objects of a PDF by number, with their decompressed stream ("" for an object without a stream). */
function objectsOf(pdf: string): Map<string, { dictionary: string; stream: string }> {
  const found = pdf.matchAll(/(\d+) 0 obj\n([\s\S]*?)\n?(?:stream\n([\s\S]*?)\nendstream\n)?endobj/g)
  return new Map(
    Array.from(found, ([, number = "", dictionary = "", bytes]) => {
      const isText =
        bytes !== undefined && dictionary.includes("/FlateDecode") && !/\/Length1|Font/.test(dictionary)
      return [
        number,
        { dictionary, stream: isText ? inflateSync(Buffer.from(bytes, "latin1")).toString("latin1") : "" },
      ]
    }),
  )
}

/** Returns the characters of a font's glyphs, as an array with the glyph's number as index. */
function glyphsOf(characterMap: string): string[] {
  const ranges = characterMap.matchAll(/\[([^\]]*)\]/g)
  return Array.from(ranges, ([, range = ""]) =>
    Array.from(range.matchAll(/<([^>]*)>/g), ([, hex = ""]) =>
      Buffer.from(hex.replaceAll(" ", ""), "hex").swap16().toString("utf16le"),
    ),
  ).flat()
}

/** Returns the text of a PDF that PDFKit wrote, with single spaces. */
export async function pdfText(download: Download): Promise<string> {
  const objects = objectsOf(await readFile(await download.path(), "latin1"))
  const fonts = new Map<string, string[]>()
  for (const { dictionary } of objects.values())
    for (const [, name = "", number = ""] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number)?.dictionary ?? "")?.[1] ?? ""
      fonts.set(name, glyphsOf(objects.get(map)?.stream ?? ""))
    }
  let text = ""
  let glyphs: string[] = []
  for (const { stream } of objects.values())
    for (const [, font, line] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font) glyphs = fonts.get(font) ?? []
      for (const [, codes = ""] of (line ?? "").matchAll(/<([0-9a-f]+)>/g))
        for (const code of codes.match(/.{4}/g) ?? []) text += glyphs[Number.parseInt(code, 16)] ?? ""
      if (line) text += " "
    }
  return text.replaceAll(/\s+/g, " ")
}
