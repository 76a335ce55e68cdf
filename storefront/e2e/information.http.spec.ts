import { addressIn, LANGUAGES, type ShopFacts } from "@bon-perroquet/contract"
import { requireVariable, ShopClient } from "@bon-perroquet/testing"
import { fill, informationIn } from "./shop/texts"
import { formatDay } from "../src/components/date"
import { PRIVACY_UPDATED } from "../src/components/written-text/privacy-updated"

const PAGES = ["shipping", "returns", "contact", "privacy", "terms", "about"] as const

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" }
const textOf = (html: string) =>
  html.replace(/<[^>]*>/g, "").replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)

const headings = (html: string, level: number) =>
  Array.from(html.matchAll(new RegExp(`<h${level}\\b[^>]*>(.*?)</h${level}>`, "gs")), ([, text = ""]) =>
    textOf(text),
  )

describe.each(LANGUAGES)("In %s", (language) => {
  it("information pages are complete and have no unfilled placeholders", async () => {
    const texts = informationIn(language)
    const { repeats } = (await new ShopClient().send("GET", "/api/shop")).body as ShopFacts
    for (const name of PAGES) {
      const answer = await fetch(requireVariable("SHOP_URL") + addressIn(language, `/${name}`))
      const [main = ""] = /<main\b.*<\/main>/s.exec(await answer.text()) ?? []
      const { title, sections } = texts[name]
      const expected = Object.entries(sections).flatMap(([id, { heading }]) =>
        id !== "repeats" || repeats ? heading : [],
      )
      expect(headings(main, 1)).toEqual([title])
      expect(headings(main, 2)).toEqual(expect.arrayContaining(expected))
      const text = textOf(main.replace(/<(script|style)\b.*?<\/\1>/gs, ""))
      expect(text).not.toMatch(/\{\{|\}\}|<\/?\w+>|undefined/)
      if (name === "privacy")
        expect(text).toContain(fill(texts.privacy.intro, { updated: formatDay(PRIVACY_UPDATED, language) }))
    }
  })
})
