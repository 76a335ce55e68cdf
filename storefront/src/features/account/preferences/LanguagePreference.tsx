import { LANGUAGES, type Language, type User } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { SelectField } from "../../../components/Field"
import { useLanguage } from "../../../i18n"

/** Returns a language's name in that language, capitalised. */
function ownName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

type LanguagePreferenceProps = { me: User; onChoose: (language: Language) => void }

/** Language of e-mails and of the shop. */
export function LanguagePreference({ me, onChoose }: LanguagePreferenceProps) {
  const { t } = useTranslation("account")
  const { language, changeLanguage } = useLanguage()
  const choose = (value: string) => {
    const chosen = LANGUAGES.find((one) => one === value)
    if (!chosen) return
    onChoose(chosen)
    void changeLanguage(chosen)
  }
  return (
    <div className="py-5">
      <SelectField
        label={t("preferences.language.label")}
        hint={t("preferences.language.hint")}
        value={me.language ?? language}
        onChange={(event) => choose(event.target.value)}
        className="max-w-sm"
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {ownName(one)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
