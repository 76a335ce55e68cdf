import {
  KNOWN_DEVICE_COOKIE,
  SHIPPED_LANGUAGES,
  OPTIONAL_STORAGE_KEYS,
  SESSION_STORAGE_KEYS,
  STORAGE_KEYS,
  XSRF_COOKIE,
} from "@bon-perroquet/contract"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Sections } from "../../i18n/information-texts"

const stored = [
  XSRF_COOKIE,
  KNOWN_DEVICE_COOKIE,
  ...Object.values(STORAGE_KEYS),
  ...Object.values(SESSION_STORAGE_KEYS),
  ...Object.values(OPTIONAL_STORAGE_KEYS).flatMap((keys) => Object.values<string>(keys)),
]

test.each(SHIPPED_LANGUAGES)(
  "the privacy page lists in %s everything that the shop stores in a browser",
  (language) => {
    const file = join(__dirname, "../../i18n/locales", language, "information.json")
    const { privacy } = JSON.parse(readFileSync(file, "utf8")) as { privacy: { sections: Sections } }
    const rows = privacy.sections["cookies"]?.table?.rows ?? []
    const named = rows.map(([names = ""]) => names).join(", ")
    expect(stored.filter((key) => !named.includes(key))).toEqual([])
  },
)
