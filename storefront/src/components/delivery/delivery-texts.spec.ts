import { SHIPPED_LANGUAGES, type Destination, type Language } from "@bon-perroquet/contract"
import { createInstance } from "i18next"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { deliveryTexts } from "./delivery-texts"

const LOCALES = join(__dirname, "../../i18n/locales")

async function textIn(language: Language, ...destinations: Destination[]) {
  const common = JSON.parse(readFileSync(join(LOCALES, language, "common.json"), "utf8")) as object
  const i18n = createInstance()
  await i18n.init({
    lng: language,
    resources: { [language]: { common } },
    interpolation: { escapeValue: false },
  })
  const texts = deliveryTexts(destinations, language, i18n.getFixedT(language, "common"))
  return JSON.parse(JSON.stringify(texts).replaceAll(/[\u00A0\u202F]/g, " ")) as typeof texts
}

const to = (country: Destination["country"], about: Partial<Destination> = {}): Destination => ({
  country,
  min_days: 3,
  max_days: 5,
  free_from_cents: null,
  methods: [],
  ...about,
})
const BELGIUM = to("BE", { min_days: 1, max_days: 3, free_from_cents: 7_000 })

test("delivery texts group countries with the same terms", async () => {
  expect(await textIn("fr", BELGIUM, to("FR"), to("NL"))).toEqual({
    area: "Pays de livraison : Belgique, France et Pays-Bas.",
    days: "1 à 3 jours ouvrables (Belgique), 3 à 5 jours ouvrables (France et Pays-Bas)",
    carriers: "",
    free: "Livraison offerte : Belgique dès 70 €",
  })
})

test("delivery texts name the country if there is only one", async () => {
  expect(await textIn("nl", BELGIUM)).toEqual({
    area: "Leveringsgebied: België.",
    days: "1 tot 3 werkdagen (België)",
    carriers: "",
    free: "Gratis levering: België vanaf € 70",
  })
})

test("delivery texts group countries by the minimum order for free delivery, with a group for free delivery without a minimum", async () => {
  const lots = { free_from_cents: 12_050 }
  const texts = await textIn("en", to("BE", { free_from_cents: 0 }), to("FR", lots), to("LU"), to("NL", lots))
  expect(texts.free).toBe("Free delivery: Belgium with no minimum, France and Netherlands from €120.50")
})

test.each(SHIPPED_LANGUAGES)(
  "delivery texts show a single day in %s and omit unknown times",
  async (language) => {
    const { days } = await textIn(
      language,
      to("LU", { min_days: 1, max_days: 1 }),
      to("SK", { min_days: 2, max_days: 2 }),
      to("AT", { min_days: 0, max_days: 3 }),
    )
    expect(days.match(/\d+/g)).toEqual(["1", "2", "3"])
    expect(await textIn(language)).toEqual({ area: "", days: "", carriers: "", free: "" })
  },
)
