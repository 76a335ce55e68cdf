import { DEFAULT_LANGUAGE, LANGUAGES } from "@bon-perroquet/shop-api/contract"
import i18next, { type BackendModule, type ResourceKey } from "i18next"
import { initReactI18next } from "react-i18next"
import { isLanguage, preferredLanguage } from "./language"

export { useLanguage } from "./use-language"

/** What every visit needs, one file per language. */
const FIRST = ["common", "layout", "home", "products", "cart", "cookies"]
const firstTexts = import.meta.glob<Record<string, ResourceKey>>("./locales/*/index.ts")
const screenTexts = import.meta.glob<ResourceKey>("./locales/*/{account,checkout,information}.json", {
  import: "default",
})

async function loadCatalogue(language: string, namespace: string): Promise<ResourceKey> {
  const first = firstTexts[`./locales/${language}/index.ts`]
  const screen = screenTexts[`./locales/${language}/${namespace}.json`]
  const catalogue = FIRST.includes(namespace) ? (await first?.())?.[namespace] : await screen?.()
  if (!catalogue) throw new Error(`No catalogue ${language}/${namespace}`)
  return catalogue
}

/** Brings one catalogue when a screen first needs it: only the visitor's language is ever loaded. */
const catalogueLoader: BackendModule = {
  type: "backend",
  init() {},
  read(language, namespace, callback) {
    loadCatalogue(language, namespace).then(
      (catalogue) => callback(null, catalogue),
      (error: unknown) => callback(error instanceof Error ? error : String(error), null),
    )
  },
}

function announceLanguage(language: string): void {
  document.documentElement.lang = isLanguage(language) ? language : DEFAULT_LANGUAGE
}

/** Readies the texts of the visitor's language; the first screen waits for it. */
export async function startTranslations(): Promise<void> {
  i18next.on("languageChanged", announceLanguage)
  await i18next
    .use(catalogueLoader)
    .use(initReactI18next)
    .init({
      lng: preferredLanguage(),
      supportedLngs: LANGUAGES,
      load: "languageOnly",
      // No fallback language: it would be loaded for everybody, and a test keeps the three catalogues complete.
      fallbackLng: false,
      // A copy: i18next adds to it the namespaces that screens bring.
      ns: [...FIRST],
      defaultNS: "common",
      interpolation: { escapeValue: false }, // React escapes
      returnNull: false,
    })
}
