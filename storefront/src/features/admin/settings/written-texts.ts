import { LANGUAGES, perLanguage, type Language } from "@bon-perroquet/contract"
import { isSame } from "../../../components/draft/merge"

type Texts<T> = { [each in Language]?: T | undefined }

/** Returns the texts to store: those that differ from the default, and those in disabled languages. */
export function writtenTexts<T>(
  values: Record<Language, T>,
  originals: Record<Language, T>,
  stored: Texts<T>,
): Texts<T> {
  const switchedOff = Object.entries(stored).filter(([each]) => !LANGUAGES.some((one) => one === each))
  const written = LANGUAGES.filter((each) => !isSame(values[each], originals[each])).map(
    (each) => [each, values[each]] as const,
  )
  return Object.fromEntries([...switchedOff, ...written])
}

/** Returns the texts to show. Default texts replace missing ones. */
export const shownTexts = <T>(written: Texts<T>, originals: Record<Language, T>): Record<Language, T> =>
  perLanguage(LANGUAGES, (language) => written[language] ?? originals[language])
