import { FORMAT_LOCALE_OF, SHIPPED_LANGUAGES, type Language } from "@bon-perroquet/contract/sets"
import { useTranslation } from "react-i18next"

export interface Texts {
  [key: string]: string | Texts
}

/** A catalogue's keys as `section.title`. */
export type KeyOf<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${KeyOf<T[K]>}`
}[keyof T & string]

/** The same keys with any text: what a catalogue in another language must have. */
export type SameKeys<T> = { [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> }

/** Of each language of the shop what it adds to Medusa Admin, which has languages of its own: all that are shipped. */
export type Catalogues = Record<Language, Record<string, Texts>>

/** The shop's language that is nearest to Medusa Admin's: English where the shop has none like it. */
const nearest = (adminLanguage: string): Language =>
  SHIPPED_LANGUAGES.find((language) => language === adminLanguage) ?? "en"

/** The hook that reads a plugin's texts in the language in which Medusa Admin is read. */
export function textsOf<T>(namespace: string) {
  return function useTexts() {
    const { t, i18n } = useTranslation(namespace)
    const text = (key: KeyOf<T>, params: Record<string, string | number> = {}): string =>
      t(key as string, { replace: params })
    const language = nearest(i18n.language)
    return { t: text, language, locale: FORMAT_LOCALE_OF[language] }
  }
}
