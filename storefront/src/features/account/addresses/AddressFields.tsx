import { useCountryChoice } from "@bon-perroquet/shop-react"
import { useFormContext, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Field, SelectField } from "../../../components/Field"
import { useLanguage } from "../../../i18n"
import { countryName } from "../../../i18n/country-names"
import { postalCodeError } from "../../../config/postal-code-error"
import type { AddressValues } from "../account-forms"

/** What an address consists of; the postal code's rule is that of the country. */
export function AddressFields({ canBecomeDefault }: { canBecomeDefault: boolean }) {
  const { t } = useTranslation("account")
  const { t: checkout } = useTranslation("checkout")
  const { language } = useLanguage()
  const { register, trigger, formState, getValues, control } = useFormContext<AddressValues>()
  const countries = useCountryChoice(useWatch({ control, name: "country" }))
  const { errors, isSubmitted } = formState
  const recheckPostalCode = () => {
    if (isSubmitted) void trigger("postal_code")
  }
  return (
    <>
      <SelectField
        label={checkout("fields.country")}
        autoComplete="country"
        {...register("country", { onChange: recheckPostalCode })}
      >
        {countries.map((country) => (
          <option key={country} value={country}>
            {countryName(country, language)}
          </option>
        ))}
      </SelectField>
      <Field
        label={checkout("fields.street")}
        error={errors.street && checkout("errors.street")}
        autoComplete="address-line1"
        required
        {...register("street")}
      />
      <div className="grid grid-cols-2 gap-4">
        <Field
          label={checkout("fields.number")}
          error={errors.number && checkout("errors.number")}
          required
          {...register("number")}
        />
        <Field
          label={checkout("fields.box")}
          optionalLabel={checkout("optional")}
          error={errors.apartment && checkout("errors.box")}
          {...register("apartment")}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-[10rem_1fr]">
        <Field
          label={checkout("fields.postal_code")}
          error={errors.postal_code && checkout(postalCodeError(getValues().country))}
          autoComplete="postal-code"
          required
          {...register("postal_code")}
        />
        <Field
          label={checkout("fields.city")}
          error={errors.city && checkout("errors.city")}
          autoComplete="address-level2"
          required
          {...register("city")}
        />
      </div>
      {canBecomeDefault && (
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" className="size-5 accent-leaf" {...register("is_default")} />
          {t("addresses.makeDefault")}
        </label>
      )}
    </>
  )
}
