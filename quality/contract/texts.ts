import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Language } from "@bon-perroquet/contract"
import { ROOT } from "./rows"

type Catalogue = "account" | "admin" | "cart" | "checkout" | "common" | "information"

/** Returns a text of the storefront, or all texts below a key as one. */
export function textOf(language: Language, catalogue: Catalogue, key: string): string {
  const file = join(ROOT, "storefront/src/i18n/locales", language, `${catalogue}.json`)
  const text = key
    .split(".")
    .reduce<unknown>(
      (texts, part) => (texts as Record<string, unknown> | undefined)?.[part],
      JSON.parse(readFileSync(file, "utf8")),
    )
  if (text === undefined) throw new Error(`${file} has no text ${key}.`)
  return typeof text === "string" ? text : JSON.stringify(text)
}
