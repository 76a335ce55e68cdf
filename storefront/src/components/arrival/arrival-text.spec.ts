import { SHIPPED_LANGUAGES, type Language } from "@bon-perroquet/contract"
import { createInstance } from "i18next"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { arrivalText } from "./arrival-text"

const LOCALES = join(__dirname, "../../i18n/locales")
const ARRIVALS = [
  { until: "2026-11-30T11:00:00.000Z", from: "2026-12-01", by: "2026-12-01" },
  { until: "2026-12-01T11:00:00.000Z", from: "2026-12-02", by: "2026-12-04" },
]

/** Returns the text with plain spaces instead of no-break spaces. */
async function textIn(language: Language, now: string | null, arrivals = ARRIVALS) {
  const delivery = JSON.parse(readFileSync(join(LOCALES, language, "delivery.json"), "utf8")) as object
  const i18n = createInstance()
  const options = { lng: language, defaultNS: "delivery", interpolation: { escapeValue: false } }
  await i18n.init({ ...options, resources: { [language]: { delivery } } })
  const at = now === null ? null : Date.parse(now)
  return arrivalText(arrivals, at, language, i18n.getFixedT(language, "delivery"))?.replaceAll(
    /[\u00A0\u202F]/g,
    " ",
  )
}

test.each([
  ["fr", "Commandez dans les 3 h 20 : livré mardi 1 déc."],
  ["nl", "Bestel binnen 3 u 20: geleverd op dinsdag 1 dec"],
  ["en", "Order within 3 h 20: delivered Tuesday 1 Dec"],
  ["de", "Bestellen Sie innerhalb von 3 Std. 20 Min.: Lieferung am Dienstag, 1. Dez."],
] as const)("the time left to order is formatted in %s", async (language, text) => {
  expect(await textIn(language, "2026-11-30T07:40:00Z")).toBe(text)
})

test.each([
  ["half an hour before", "2026-11-30T10:30:00Z", "Commandez dans les 30 min : livré mardi 1 déc."],
  ["within the last minute", "2026-11-30T10:59:30Z", "Commandez dans les 1 min : livré mardi 1 déc."],
  [
    "after the cut-off, for the next day",
    "2026-11-30T11:00:00Z",
    "Commandez avant mardi 1 déc. à 12:00 : livré du mercredi 2 déc. au vendredi 4 déc.",
  ],
  ["days before", "2026-11-27T11:00:00Z", "Commandez avant lundi 30 nov. à 12:00 : livré mardi 1 déc."],
  [
    "while the server renders a cached page",
    null,
    "Commandez avant lundi 30 nov. à 12:00 : livré mardi 1 déc.",
  ],
])("the arrival text %s is correct", async (_when, now, text) => {
  expect(await textIn("fr", now)).toBe(text)
})

test.each(SHIPPED_LANGUAGES)(
  "the arrival text is missing in %s if all arrivals are past or there are none",
  async (language) => {
    expect(await textIn(language, "2026-12-02T11:00:00Z")).toBeUndefined()
    expect(await textIn(language, null, [])).toBeUndefined()
  },
)
