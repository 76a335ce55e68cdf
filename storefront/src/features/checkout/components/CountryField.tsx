import { useCountryChoice } from "@bon-perroquet/shop-react"
import { useFormContext, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { SelectField } from "../../../components/Field"
import { useLanguage } from "../../../i18n"
import { countryName } from "../../../i18n/country-names"
import type { CheckoutValues } from "../checkout-form"
import { useFieldError } from "../use-field-error"

export function CountryField({ of }: { of: "" | "invoice_" }) {
  const { t } = useTranslation("checkout")
  const { language } = useLanguage()
  const { register, trigger, formState, control, setValue } = useFormContext<CheckoutValues>()
  const countries = useCountryChoice(useWatch({ control, name: `${of}country` }))
  return (
    <SelectField
      label={t("fields.country")}
      autoComplete={of === "" ? "shipping country" : "billing country"}
      error={useFieldError()(`${of}country`)}
      {...register(`${of}country`, {
        onChange: () => {
          // Clears the pick-up point and the search for it, which belong to the previous country.
          if (of === "") {
            setValue("delivery_point", "")
            setValue("points_near", "")
          }
          if (formState.isSubmitted) void trigger(`${of}postal_code`)
        },
      })}
    >
      {countries.map((country) => (
        <option key={country} value={country}>
          {countryName(country, language)}
        </option>
      ))}
    </SelectField>
  )
}
