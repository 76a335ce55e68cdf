import { FORMAT_LOCALE_OF, SHIPPED_LANGUAGES, type Language } from "@bon-perroquet/contract/sets"
import { useTranslation } from "react-i18next"

export interface Texts {
  [key: string]: string | Texts
}

/** Keys of a catalogue, such as `section.title`. */
export type KeyOf<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${KeyOf<T[K]>}`
}[keyof T & string]

export type SameKeys<T> = { [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> }

export type Catalogues = Record<Language, Record<string, Texts>>

/** Returns the language of the dashboard, or English if the shop has no texts in it. */
const nearest = (adminLanguage: string): Language =>
  SHIPPED_LANGUAGES.find((language) => language === adminLanguage) ?? "en"

/** Returns a hook with a plugin's texts in the language of Medusa Admin. */
export function textsOf<T>(namespace: string) {
  return function useTexts() {
    const { t, i18n } = useTranslation(namespace)
    const text = (key: KeyOf<T>, params: Record<string, string | number> = {}): string =>
      t(key as string, { replace: params })
    const language = nearest(i18n.language)
    return { t: text, language, locale: FORMAT_LOCALE_OF[language] }
  }
}
