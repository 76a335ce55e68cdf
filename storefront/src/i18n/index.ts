import { DEFAULT_LANGUAGE, type Language } from "@bon-perroquet/contract"
import i18next, { type BackendModule, type ResourceKey } from "i18next"
import { initReactI18next } from "react-i18next"
import { isLanguage } from "./language"
import { FIRST_NAMESPACES, SETTINGS, type ScreenNamespace } from "./settings"

export type { ScreenNamespace } from "./settings"
export { useLanguage } from "./use-language"

const firstTexts = import.meta.glob<Record<string, ResourceKey>>("./locales/*/index.ts")
const screenTexts = import.meta.glob<ResourceKey>(
  "./locales/*/{account,admin,checkout,delivery,gift-cards,home,information,product-information,reviews,search}.json",
  {
    import: "default",
  },
)

async function loadCatalogue(language: string, namespace: string): Promise<ResourceKey> {
  const first = firstTexts[`./locales/${language}/index.ts`]
  const screen = screenTexts[`./locales/${language}/${namespace}.json`]
  const catalogue = FIRST_NAMESPACES.includes(namespace) ? (await first?.())?.[namespace] : await screen?.()
  if (!catalogue) throw new Error(`The text catalogue ${language}/${namespace} does not exist.`)
  return catalogue
}

/** Loads texts in the visitor's language when a screen first needs them. */
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

/** Sets the document's language. Skips an unchanged value, because setting it recalculates the style of the page. */
function announceLanguage(language: string): void {
  const announced = isLanguage(language) ? language : DEFAULT_LANGUAGE
  const { documentElement } = document
  if (documentElement.lang !== announced) documentElement.lang = announced
}

export async function startTranslations(
  language: Language,
  screen: readonly ScreenNamespace[],
): Promise<void> {
  i18next.on("languageChanged", announceLanguage)
  const ns = [...FIRST_NAMESPACES, ...screen]
  await i18next
    .use(catalogueLoader)
    .use(initReactI18next)
    .init({ ...SETTINGS, lng: language, ns })
}
