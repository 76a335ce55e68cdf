import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@bon-perroquet/contract/sets"

const isLanguage = (tag: string): tag is Language => (LANGUAGES as readonly string[]).includes(tag)

export function languageOf(acceptLanguage: string | undefined): Language {
  if (!acceptLanguage) return DEFAULT_LANGUAGE
  let best: { language: Language; weight: number } | undefined
  for (const range of acceptLanguage.slice(0, 200).split(",")) {
    const [tag = "", ...parameters] = range.trim().toLowerCase().split(";")
    const language = tag.split("-")[0] ?? ""
    if (!isLanguage(language)) continue
    const quality = parameters.find((parameter) => parameter.trim().startsWith("q="))
    const weight = quality ? Number.parseFloat(quality.trim().slice(2)) : 1
    if (weight > 0 && (!best || weight > best.weight)) best = { language, weight }
  }
  return best?.language ?? DEFAULT_LANGUAGE
}
