import { LANGUAGES, perLanguage, type HeroText, type Language } from "@bon-perroquet/contract"

const files = import.meta.glob<{ hero: HeroText }>("./locales/*/home.json", { import: "default" })

export async function heroTexts(): Promise<Record<Language, HeroText>> {
  const read = await Promise.all(
    LANGUAGES.map(async (language) => {
      const catalogue = await files[`./locales/${language}/home.json`]?.()
      if (!catalogue) throw new Error(`The text catalogue ${language}/home does not exist.`)
      const { title, subtitle } = catalogue.hero
      return [language, { title, subtitle }] as const
    }),
  )
  const catalogues = new Map(read)
  return perLanguage(LANGUAGES, (language) => catalogues.get(language) as HeroText)
}
