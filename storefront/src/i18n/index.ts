import { DEFAULT_LANGUAGE, type Language } from "@bon-perroquet/contract"
import i18next, { type BackendModule, type ResourceKey } from "i18next"
import { initReactI18next } from "react-i18next"
import { isLanguage } from "./language"
import { FIRST_NAMESPACES, SETTINGS, type ScreenNamespace } from "./settings"

export type { ScreenNamespace } from "./settings"
export { InLanguage } from "./InLanguage"
export { useLanguage } from "./use-language"

const firstTexts = import.meta.glob<Record<string, ResourceKey>>("./locales/*/index.ts")
const screenTexts = import.meta.glob<ResourceKey>(
  "./locales/*/{account,admin,checkout,home,information,reviews}.json",
  {
    import: "default",
  },
)

async function loadCatalogue(language: string, namespace: string): Promise<ResourceKey> {
  const first = firstTexts[`./locales/${language}/index.ts`]
  const screen = screenTexts[`./locales/${language}/${namespace}.json`]
  const catalogue = FIRST_NAMESPACES.includes(namespace) ? (await first?.())?.[namespace] : await screen?.()
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

/** Once: even the same language has the browser look at the style of everything on the page again. */
function announceLanguage(language: string): void {
  const announced = isLanguage(language) ? language : DEFAULT_LANGUAGE
  const { documentElement } = document
  if (documentElement.lang !== announced) documentElement.lang = announced
}

/** Readies the texts of the visitor's language, and those of the first screen; it waits for them. */
export async function startTranslations(language: Language, screen?: ScreenNamespace): Promise<void> {
  i18next.on("languageChanged", announceLanguage)
  const ns = [...FIRST_NAMESPACES, ...(screen ? [screen] : [])]
  await i18next
    .use(catalogueLoader)
    .use(initReactI18next)
    .init({ ...SETTINGS, lng: language, ns })
}
