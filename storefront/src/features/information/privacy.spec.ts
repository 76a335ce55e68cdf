import {
  CONSENT_COOKIE,
  KNOWN_DEVICE_COOKIE,
  type Language,
  SHIPPED_LANGUAGES,
  OPTIONAL_STORAGE_KEYS,
  SESSION_STORAGE_KEYS,
  STORAGE_KEYS,
  XSRF_COOKIE,
} from "@bon-perroquet/contract"
import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Sections } from "../../i18n/information-texts"
import { PRIVACY_UPDATED } from "../../components/written-text/privacy-updated"

const stored = [
  XSRF_COOKIE,
  KNOWN_DEVICE_COOKIE,
  CONSENT_COOKIE,
  ...Object.values(STORAGE_KEYS),
  ...Object.values(SESSION_STORAGE_KEYS),
  ...Object.values(OPTIONAL_STORAGE_KEYS).flatMap((keys) => Object.values<string>(keys)),
]

function privacyIn(language: Language): { sections: Sections } {
  const file = join(__dirname, "../../i18n/locales", language, "information.json")
  return (JSON.parse(readFileSync(file, "utf8")) as { privacy: { sections: Sections } }).privacy
}

/** If you change the text, set both to the day and the hash of the new text. */
const LAST_CHANGE = { day: "2026-12-01", text: "2e0566f5391aca90" }

test("the privacy page shows the date of its last change", () => {
  const text = createHash("sha256")
    .update(JSON.stringify(SHIPPED_LANGUAGES.map(privacyIn)))
    .digest("hex")
  expect({ day: PRIVACY_UPDATED, text: text.slice(0, 16) }).toEqual(LAST_CHANGE)
})

test.each(SHIPPED_LANGUAGES)(
  "the privacy page lists in %s everything that the shop stores in a browser",
  (language) => {
    const rows = privacyIn(language).sections["cookies"]?.table?.rows ?? []
    const named = rows.map(([names = ""]) => names).join(", ")
    expect(stored.filter((key) => !named.includes(key))).toEqual([])
  },
)
