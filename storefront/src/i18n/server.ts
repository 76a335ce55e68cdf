import type { Language } from "@bon-perroquet/contract"
import { createInstance, type i18n, type ResourceKey } from "i18next"
import { initReactI18next } from "react-i18next"
import { SETTINGS } from "./settings"

const catalogues = import.meta.glob<ResourceKey>("./locales/*/*.json", { eager: true, import: "default" })
const instances = new Map<Language, Promise<i18n>>()

function textsOf(language: Language): Record<string, ResourceKey> {
  const folder = `./locales/${language}/`
  const files = Object.entries(catalogues).filter(([file]) => file.startsWith(folder))
  return Object.fromEntries(files.map(([file, texts]) => [file.slice(folder.length, -".json".length), texts]))
}

async function start(language: Language): Promise<i18n> {
  const instance = createInstance()
  const texts = textsOf(language)
  await instance.use(initReactI18next).init({
    ...SETTINGS,
    lng: language,
    ns: Object.keys(texts),
    resources: { [language]: texts },
  })
  return instance
}

export function translationsOf(language: Language): Promise<i18n> {
  const cached = instances.get(language)
  if (cached) return cached
  const started = start(language)
  instances.set(language, started)
  return started
}
