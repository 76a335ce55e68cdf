import { DEFAULT_LANGUAGE, type Language } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { shopIsLive } from "../config/live"
import { readyForLanguage } from "./before-change"
import { isLanguage, rememberLanguage } from "./language"

export function useLanguage(): { language: Language; changeLanguage: (language: Language) => Promise<void> } {
  const { i18n } = useTranslation()
  const language = isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE
  const changeLanguage = async (next: Language) => {
    rememberLanguage(next)
    // Waits for hydration, because a page cannot be hydrated in another language.
    await shopIsLive
    await readyForLanguage()
    await i18n.changeLanguage(next)
  }
  return { language, changeLanguage }
}
