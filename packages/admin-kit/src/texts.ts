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

/** How each language of the shop writes figures and dates, here in Belgium; other languages read English. */
const LOCALE_OF: Record<string, string> = { fr: "fr-BE", nl: "nl-BE" }

/** The hook that reads a plugin's texts in the language in which Medusa Admin is read. */
export function textsOf<T>(namespace: string) {
  return function useTexts() {
    const { t, i18n } = useTranslation(namespace)
    const text = (key: KeyOf<T>, params: Record<string, string | number> = {}): string =>
      t(key as string, { replace: params })
    return { t: text, locale: LOCALE_OF[i18n.language] ?? "en-GB" }
  }
}
