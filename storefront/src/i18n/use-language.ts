import { DEFAULT_LANGUAGE, type Language } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { shopIsLive } from "../config/live"
import { readyForLanguage } from "./before-change"
import { isLanguage, rememberLanguage } from "./language"

/** The language shown now, and how to change it for this and later visits. */
export function useLanguage(): { language: Language; changeLanguage: (language: Language) => Promise<void> } {
  const { i18n } = useTranslation()
  const language = isLanguage(i18n.language) ? i18n.language : DEFAULT_LANGUAGE
  const changeLanguage = async (next: Language) => {
    rememberLanguage(next)
    // What the server drew in one language can't come to life in another.
    await shopIsLive
    await readyForLanguage()
    await i18n.changeLanguage(next)
  }
  return { language, changeLanguage }
}
