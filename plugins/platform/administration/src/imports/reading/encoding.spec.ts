import { IMPORT_ENCODINGS } from "@bon-perroquet/contract"
import { encode } from "iconv-lite"
import { decodeText, detectEncoding } from "./encoding"

const TEXTS = [
  "Référence;Nom;Prix\nA-1;Cœur de carthame – d’été;€ 7,50\n",
  "sku;name_fr\nA-1;Crème\n",
  "sku;name_fr\nA-1;TÊTE À TÊTE\nA-2;GRAINES GERMÉES\n",
  "sku;name_fr\nA-1;tête\n",
  "sku;name_fr\nA-1;Mélange «Extra» déjà prêt, ça va\n",
  "sku;name_nl\nA-1;Pinda’s in één zak, geïmporteerd\n",
  "sku;name_de\nA-1;Große Nüsse für Vögel\nA-2;Körner\n",
  "sku;price\nA-1;1\u00a0234,50 €\n",
  "sku;weight\nA-1;½ kg\n",
]
const encoded = (text: string, encoding: string) =>
  encode(encoding === "macintosh" ? text.replaceAll("€", "¤") : text, encoding)
const detected = (text: string, encoding: string) => detectEncoding(encoded(text, encoding))

describe("The encoding of a file", () => {
  it.each(["windows-1252", "macintosh"] as const)("is detected as %s", (encoding) => {
    const texts = TEXTS.filter((text) => !encoded(text, encoding).includes("?"))
    expect(texts.length).toBeGreaterThan(6)
    expect(texts.map((text) => detected(text, encoding))).toEqual(texts.map(() => encoding))
  })

  it("is detected as CP850", () => {
    const texts = TEXTS.filter((text) => !/[€œ–’½]/.test(text))
    expect(texts.length).toBeGreaterThan(3)
    expect(texts.map((text) => [text, detected(text, "cp850")])).toEqual(texts.map((text) => [text, "cp850"]))
  })

  it.each(["utf-8", "utf-16le", "utf-16be"] as const)(
    "is detected as %s with and without a byte order mark",
    (encoding) => {
      for (const text of TEXTS)
        for (const addBOM of [true, false]) {
          const bytes = encode(text, encoding, { addBOM })
          expect(detectEncoding(bytes)).toBe(encoding)
          expect(decodeText(bytes, encoding)).toBe(text)
        }
    },
  )

  it("is UTF-8 if the file has only ASCII characters", () =>
    expect(detected("sku;price\nA-1;7,35\n", "ascii")).toBe("utf-8"))

  it("is decoded without losses that Node's TextDecoder would cause", () => {
    const [text = ""] = TEXTS
    expect(decodeText(encoded(text, "windows-1252"), "windows-1252")).toBe(text)
    expect(decodeText(encoded(text, "macintosh"), "macintosh")).toBe(text)
  })
})

it("a file with characters that no text contains is rejected with the line number", () => {
  for (const damaged of ["sku;name_fr\nA-1;C\u009cur", "sku;name_fr\nA-1;C\ufffdur"])
    expect(() => decodeText(Buffer.from(damaged), "utf-8")).toThrow(
      expect.objectContaining({ code: "csv_characters", params: { line: 2 } }) as Error,
    )
  const undefinedBytes = Buffer.from("sku;name_fr\nA-1;C\x81ur", "latin1")
  expect(() => decodeText(undefinedBytes, "windows-1252")).toThrow("csv_characters")
  expect(() => decodeText(Buffer.from("sku\nC\xe9", "latin1"), "utf-8")).toThrow("csv_characters")
})

it("every encoding that a person can choose is decoded", () => {
  for (const encoding of IMPORT_ENCODINGS)
    expect(decodeText(encode("sku;price\nA-1;1", encoding), encoding)).toBe("sku;price\nA-1;1")
})
