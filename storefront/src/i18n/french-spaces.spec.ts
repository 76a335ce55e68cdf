import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

const folder = join(__dirname, "locales/fr")

/**
 * Matches a wrong space. French requires a narrow no-break space before ? ! ; and a no-break space before : and inside
 * « ».
 */
const WRONG = /(?<!\u202f)[?!;](?!\w)|[ \u202f](?=:)|«(?!\u00a0)|(?<!\u00a0)»/

const isText = (value: unknown): value is string => typeof value === "string"

function texts(value: unknown): string[] {
  if (isText(value)) return [value]
  return Object.values(value as object).flatMap(texts)
}

test.each(readdirSync(folder).filter((file) => file.endsWith(".json")))(
  "the French texts of %s have no-break spaces at their punctuation",
  (file) => {
    const catalogue: unknown = JSON.parse(readFileSync(join(folder, file), "utf8"))
    expect(texts(catalogue).filter((text) => WRONG.test(text))).toEqual([])
  },
)
