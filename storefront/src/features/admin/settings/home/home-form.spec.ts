import { LANGUAGES, perLanguage } from "@bon-perroquet/contract"
import { settingsOf, valuesOf } from "./home-form"

const originals = perLanguage(LANGUAGES, (language) => ({ title: `Title ${language}`, subtitle: "…" }))
const own = { texts: {}, picture: null, products: [] }

it("unchanged texts of the home page are not sent, so that they keep the default", () => {
  expect(settingsOf(valuesOf(own, originals), originals, own)).toEqual(own)
})

it("changed texts of the home page are sent with the stored texts of disabled languages", () => {
  const off = { ...own, texts: { de: { title: "Nüsse", subtitle: "Gut." } } }
  const values = valuesOf(
    { ...own, picture: "/static/a-960.webp", products: ["prod_2", "prod_1"] },
    originals,
  )
  const title = { title: "Noix", subtitle: "…" }
  expect(settingsOf({ ...values, texts: { ...values.texts, fr: title } }, originals, off)).toEqual({
    texts: { ...off.texts, fr: title },
    picture: "/static/a-960.webp",
    products: ["prod_2", "prod_1"],
  })
})
