import { countryName, type FieldControl } from "@bon-perroquet/admin-kit"
import { WORLD_COUNTRIES } from "@bon-perroquet/contract/information-sets"
import { Choice } from "./Choice"
import { useTexts } from "./texts"

interface CountryChoiceProps extends FieldControl {
  /** ISO 3166-1 alpha-2, or "". */
  value: string
  onChange: (value: string) => void
}

/** Shows a select with all countries. */
export function CountryChoice(props: CountryChoiceProps) {
  const { t, locale } = useTexts()
  const options = WORLD_COUNTRIES.map((code) => ({ value: code, text: countryName(code, locale) }))
  options.sort((one, other) => one.text.localeCompare(other.text, locale))
  return <Choice {...props} none={t("noCountry")} options={options} />
}
