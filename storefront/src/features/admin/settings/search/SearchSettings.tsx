import { LANGUAGES, type Language } from "@bon-perroquet/contract"
import type { KeptSetting } from "@bon-perroquet/shop-react/admin"
import { zodResolver } from "@hookform/resolvers/zod"
import { useEffect, useState } from "react"
import { useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { TextAreaField } from "../../../../components/Field"
import { useLanguage } from "../../../../i18n"
import { LanguageTabs, useTextsOfLanguages } from "../LanguageTabs"
import { SettingPart } from "../SettingPart"
import { SettingForm, useSettingForm } from "../SettingForm"
import { MissedSearches } from "./MissedSearches"
import {
  problemIn,
  searchWordsFormSchema,
  searchWordsOf,
  valuesOf,
  type SearchWordsValues,
  type WordsText,
} from "./search-words-form"

/** Lists searches without a result, and edits synonyms and ignored words. */
export function SearchSettings() {
  const { t } = useTranslation("admin")
  return (
    <SettingPart name="search_words" title={t("settings.search.title")} intro={t("settings.search.intro")}>
      {(setting, onSaved) => <SearchForm setting={setting} onSaved={onSaved} />}
    </SettingPart>
  )
}

type SearchFormProps = { setting: KeptSetting<"search_words">; onSaved: () => void }

function SearchForm({ setting, onSaved }: SearchFormProps) {
  const { t } = useTranslation("admin")
  const { language: reader } = useLanguage()
  const [shown, show] = useState<Language>(reader)
  /** Number of lines that were added from the list of searches. */
  const [added, setAdded] = useState(0)
  const edited = useSettingForm<"search_words", SearchWordsValues>({
    name: "search_words",
    setting,
    resolver: zodResolver(searchWordsFormSchema),
    valuesOf,
    valueOf: searchWordsOf,
    onSaved,
  })
  const texts = useTextsOfLanguages((field) =>
    t(`settings.search.${field === "ignored" ? "ignored" : "synonyms"}`),
  )

  function add(term: string, language: Language) {
    const field = `${language}.synonyms` as const
    const existingText = edited.form.getValues(field).trimEnd()
    edited.form.setValue(field, `${existingText}${existingText && "\n"}${term}, `, { shouldDirty: true })
    show(language)
    setAdded(added + 1)
  }

  return (
    <>
      <SettingForm {...edited} texts={texts}>
        <LanguageTabs
          wrong={LANGUAGES.filter((language) => edited.form.formState.errors[language])}
          shown={shown}
          onShow={show}
        >
          {(language) => <LanguageWords key={added} language={language} hasNewLine={added > 0} />}
        </LanguageTabs>
      </SettingForm>
      <MissedSearches onAdd={add} />
    </>
  )
}

const FIELDS = ["synonyms", "ignored"] as const
const ROWS = { synonyms: 14, ignored: 6 }

function LanguageWords({ language, hasNewLine }: { language: Language; hasNewLine: boolean }) {
  const { t } = useTranslation("admin")
  const { register, formState, getValues, setFocus } = useFormContext<SearchWordsValues>()
  useEffect(() => {
    if (!hasNewLine) return
    setFocus(`${language}.synonyms`)
    const area = document.activeElement
    if (area instanceof HTMLTextAreaElement) area.setSelectionRange(area.value.length, area.value.length)
  }, [hasNewLine, language, setFocus])
  const faultOf = (field: keyof WordsText) => {
    if (!formState.errors[language]?.[field]) return undefined
    const problem = problemIn(getValues(language), field)
    return problem && t(`settings.search.wrong.${problem.code}`, { ...problem })
  }
  return (
    <div className="flex flex-col gap-4">
      {FIELDS.map((field) => (
        <TextAreaField
          key={field}
          label={t(`settings.search.${field}`)}
          hint={t(`settings.search.hints.${field}`)}
          lang={language}
          rows={ROWS[field]}
          error={faultOf(field)}
          {...register(`${language}.${field}`)}
        />
      ))}
    </div>
  )
}
