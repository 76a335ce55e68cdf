import JsBarcode from "jsbarcode"

/** Encodes a text. Each digit of the result is a module: 1 is black, 0 is white. */
export function code128(text: string): string {
  const target: { encodings?: { data: string }[] } = {}
  JsBarcode(target, text, { format: "CODE128" })
  return (target.encodings ?? []).map(({ data }) => data).join("")
}
