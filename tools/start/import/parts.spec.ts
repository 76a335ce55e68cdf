import { execFileSync } from "node:child_process"
import { join } from "node:path"

/** Calls `partsOf` in Node.js, because Jest loads no ES modules. */
function partsOf(
  text: string,
  most: { kind?: string; records?: number; characters?: number } = {},
): string[] {
  const module = JSON.stringify(join(__dirname, "parts.mjs"))
  // The text arrives in small chunks, as a stream reads it.
  const given = `${JSON.stringify(text.match(/[^]{1,5}/g))}, ${JSON.stringify(most)}`
  const code = `import { partsOf } from ${module}
    const parts = []
    for await (const part of partsOf(${given})) parts.push(part)
    console.log(JSON.stringify(parts))`
  const output = execFileSync(process.execPath, ["--input-type=module", "--eval", code], { encoding: "utf8" })
  return JSON.parse(output) as string[]
}

const HEADING = "number;email;note\n"

describe("Parts of a large file", () => {
  it("each part of a large file starts with the heading and ends between records", () => {
    const rows = ['1;a@x.org;"two\nlines; here"\n', "2;b@x.org;\n", "3;c@x.org;last"]
    expect(partsOf(HEADING + rows.join(""), { records: 2 })).toEqual([
      `${HEADING}${rows[0]}${rows[1]}`,
      `${HEADING}3;c@x.org;last\n`,
    ])
  })

  it("each part of a large file contains all rows of an order", () => {
    const rows = ["1;a@x.org;\n", "2;b@x.org;\n", "2;b@x.org;\n", "2;b@x.org;\n", "3;c@x.org;\n"]
    expect(partsOf(HEADING + rows.join(""), { records: 2 })).toEqual([
      `${HEADING}${rows.slice(0, 4).join("")}`,
      `${HEADING}${rows[4]}`,
    ])
  })

  it("each part of a file of products contains all sizes of a product", () => {
    const shopify = "Handle,Title\n"
    const rows = ["a,A\n", "a,\n", "b,B\n", "b,\n"]
    expect(partsOf(shopify + rows.join(""), { kind: "products", records: 1 })).toEqual([
      `${shopify}${rows[0]}${rows[1]}`,
      `${shopify}${rows[2]}${rows[3]}`,
    ])
    const woocommerce = "sep=,\nID,Name,Type,SKU\n"
    const typed = ['1,"A, B",variable,A\n', "2,C,variation,A-1\n", "3,D,simple,D\n"]
    expect(partsOf(woocommerce + typed.join(""), { kind: "products", records: 1 })).toEqual([
      `${woocommerce}${typed[0]}${typed[1]}`,
      `${woocommerce}${typed[2]}`,
    ])
  })

  it("the parts of a file have a maximum length, and a small file is one part", () => {
    const text = `${HEADING}1;a@x.org;\n2;b@x.org;\n`
    expect(partsOf(text)).toEqual([text])
    expect(partsOf(text, { characters: 12 })).toHaveLength(2)
    expect(partsOf(HEADING)).toEqual([])
  })
})
