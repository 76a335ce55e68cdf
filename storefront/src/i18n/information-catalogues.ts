import { LANGUAGES, perLanguage, type Language } from "@bon-perroquet/contract"
import type { InformationPageName, Sections } from "./information-texts"

export type InformationCatalogue = Record<
  InformationPageName,
  { title: string; intro: string; sections: Sections }
> & { cookieSettings: { title: string; intro: string; more: string } }

const files = import.meta.glob<InformationCatalogue>("./locales/*/information.json", { import: "default" })

async function catalogueOf(language: Language): Promise<InformationCatalogue> {
  const catalogue = await files[`./locales/${language}/information.json`]?.()
  if (!catalogue) throw new Error(`The text catalogue ${language}/information does not exist.`)
  return catalogue
}

export async function informationCatalogues(): Promise<Record<Language, InformationCatalogue>> {
  const read = await Promise.all(LANGUAGES.map(async (each) => [each, await catalogueOf(each)] as const))
  const catalogues = new Map(read)
  return perLanguage(LANGUAGES, (language) => catalogues.get(language) as InformationCatalogue)
}
