import { LANGUAGES } from "@bon-perroquet/contract"
import { ChevronDown } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useLanguage } from "../../i18n"
import { isLanguage } from "../../i18n/language"

/** Languages sorted by code: DE, EN, FR, NL. */
const BY_CODE = [...LANGUAGES].sort()

export function LanguageSelect({ className = "" }: { className?: string }) {
  const { t } = useTranslation("layout")
  const { language, changeLanguage } = useLanguage()
  return (
    <span className={`relative inline-flex items-center ${className}`}>
      <select
        aria-label={t("language")}
        value={language}
        onChange={({ target }) => isLanguage(target.value) && void changeLanguage(target.value)}
        className="min-h-11 appearance-none rounded-pill bg-transparent py-2 pr-7 pl-3 font-semibold hover:bg-sunken"
      >
        {BY_CODE.map((each) => (
          <option key={each} value={each} lang={each} className="bg-card text-ink">
            {each.toUpperCase()}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute right-2 size-4" />
    </span>
  )
}
