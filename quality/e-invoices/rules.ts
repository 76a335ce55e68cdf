import { readFileSync } from "node:fs"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"
import { transform } from "saxon-js"

/** The official rules of EN 16931 and of Peppol BIS Billing 3.0: README.md says whose they are. */
const RULES = ["en16931/EN16931-UBL-validation", "peppol/PEPPOL-EN16931-UBL"].map((name): unknown =>
  JSON.parse(gunzipSync(readFileSync(join(__dirname, `${name}.sef.json.gz`))).toString("utf8")),
)

const FAILED = /<svrl:(?:failed-assert|successful-report)\b([^>]*)>([\s\S]*?)<\/svrl:/g

/** What an invoice breaks of the rules, errors and warnings alike; none of a sound one. */
export const brokenRules = (xml: string): string[] =>
  RULES.flatMap((stylesheetInternal) => {
    const { principalResult } = transform({
      stylesheetInternal,
      sourceText: xml,
      destination: "serialized",
    })
    return [...principalResult.matchAll(FAILED)].map(([, , told = ""]) =>
      told
        .replace(/<[^>]*>/g, " ")
        .replace(/\s+/g, " ")
        .trim(),
    )
  })
