import { WORLD_COUNTRIES } from "@bon-perroquet/contract"
import { useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { SelectField } from "../../../components/Field"
import { useLanguage } from "../../../i18n"
import { countryName } from "../../../i18n/country-names"
import type { InformationValues } from "./information-form"

export function CountryField({ name }: { name: "origin" | "manufacturer_country" }) {
  const { t } = useTranslation("products")
  const { t: admin } = useTranslation("admin")
  const none = admin("information.noCountry")
  const { language } = useLanguage()
  const { register } = useFormContext<InformationValues>()
  const countries = WORLD_COUNTRIES.map((code) => ({ code, text: countryName(code, language) }))
  countries.sort((one, other) => one.text.localeCompare(other.text, language))
  return (
    <SelectField label={t(`information.fields.${name}`)} {...register(name)}>
      <option value="">{none}</option>
      {countries.map(({ code, text }) => (
        <option key={code} value={code}>
          {text}
        </option>
      ))}
    </SelectField>
  )
}
