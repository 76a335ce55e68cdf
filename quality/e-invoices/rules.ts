import { readFileSync } from "node:fs"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"
import { transform } from "saxon-js"

/** Compiled rules of EN 16931 and Peppol BIS Billing 3.0. README.md names the sources. */
const RULES = ["en16931/EN16931-UBL-validation", "peppol/PEPPOL-EN16931-UBL"].map((name): unknown =>
  JSON.parse(gunzipSync(readFileSync(join(__dirname, `${name}.sef.json.gz`))).toString("utf8")),
)

const FAILED = /<svrl:(?:failed-assert|successful-report)\b([^>]*)>([\s\S]*?)<\/svrl:/g

/** Returns the messages of broken rules, including warnings. */
export const brokenRules = (xml: string): string[] =>
  RULES.flatMap((stylesheetInternal) => {
    const { principalResult } = transform({
      stylesheetInternal,
      sourceText: xml,
      destination: "serialized",
    })
    return [...principalResult.matchAll(FAILED)].map(([, , message = ""]) =>
      message
        .replace(/<[^>]*>/g, " ")
        .replace(/\s+/g, " ")
        .trim(),
    )
  })
