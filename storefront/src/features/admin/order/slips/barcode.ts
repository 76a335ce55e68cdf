import JsBarcode from "jsbarcode"

/** The bars of a text in Code 128, as modules that are black (1) or white (0); any scanner reads it. */
export function code128(text: string): string {
  const target: { encodings?: { data: string }[] } = {}
  JsBarcode(target, text, { format: "CODE128" })
  return (target.encodings ?? []).map(({ data }) => data).join("")
}
