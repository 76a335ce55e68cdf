import { languageName, LANGUAGES, type Language } from "@bon-perroquet/contract"
import { Tabs } from "radix-ui"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { FieldTexts } from "../../../components/draft"
import { TabBar } from "../../../components/TabBar"
import { useLanguage } from "../../../i18n"
import { isLanguage } from "../../../i18n/language"

type LanguageTabsProps = {
  /** Languages with errors, which a message names, because the tabs may hide their fields. */
  wrong: readonly Language[]
  /** Displayed language. If absent, the tabs store it. */
  shown?: Language
  onShow?: (language: Language) => void
  children: (language: Language) => ReactNode
}

/** One tab per language, the reader's first. */
export function LanguageTabs({ wrong, shown, onShow, children }: LanguageTabsProps) {
  const { t } = useTranslation("admin")
  const { language: reader } = useLanguage()
  const nameOf = (language: Language) => languageName(language, reader)
  return (
    <>
      <Tabs.Root
        defaultValue={reader}
        {...(shown && { value: shown })}
        onValueChange={(language) => isLanguage(language) && onShow?.(language)}
      >
        <TabBar
          label={t("settings.pages.languages")}
          tabs={LANGUAGES.map((language) => ({ name: language, text: nameOf(language) }))}
        />
        {LANGUAGES.map((language) => (
          <Tabs.Content key={language} value={language} className="pt-5">
            {children(language)}
          </Tabs.Content>
        ))}
      </Tabs.Root>
      {wrong.length > 0 && (
        <p role="alert" className="font-semibold text-macaw">
          {t("settings.pages.wrong.in", { languages: wrong.map(nameOf).join(", ") })}
        </p>
      )}
    </>
  )
}

/**
 * Returns names and values of multilingual fields for the list of conflicts.
 * @param fieldName returns the label of a field without language
 */
export function useTextsOfLanguages(fieldName: (field: string) => string): FieldTexts {
  const { language: reader } = useLanguage()
  return {
    nameOf: (path) => {
      const language = LANGUAGES.find((each) => path.startsWith(each))
      const name = fieldName(path.split(".").at(-1) ?? "")
      return language ? `${name} (${languageName(language, reader)})` : name
    },
    valueOf: (_path, value) => String(value),
  }
}
