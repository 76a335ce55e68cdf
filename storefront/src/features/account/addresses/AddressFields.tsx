import { useCountryChoice } from "@bon-perroquet/shop-react"
import { useFormContext, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import type { AddressLine } from "../../../components/address/address-lines"
import { useProblemText } from "../../../components/address/use-problem-text"
import { useStreetSplit } from "../../../components/address/use-street-split"
import { Field, SelectField } from "../../../components/Field"
import { useLanguage } from "../../../i18n"
import { countryName } from "../../../i18n/country-names"
import type { AddressValues } from "../account-forms"

/** Fields of an address. The country determines the format of the postal code. */
export function AddressFields({ canBecomeDefault }: { canBecomeDefault: boolean }) {
  const { t } = useTranslation("account")
  const { t: checkout } = useTranslation("checkout")
  const { language } = useLanguage()
  const form = useFormContext<AddressValues>()
  const { register, trigger, formState, getValues, control } = form
  const countries = useCountryChoice(useWatch({ control, name: "country" }))
  const { errors, isSubmitted } = formState
  const problemText = useProblemText()
  const errorOf = (line: AddressLine) => {
    const error = errors[line === "box" ? "apartment" : line]
    return error && problemText(line, error.message, getValues().country)
  }
  const split = useStreetSplit(form, {
    country: "country",
    street: "street",
    number: "number",
    box: "apartment",
  })
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
        error={errorOf("street")}
        hint={checkout(split.isSplit ? "address.split" : "address.wholeLine")}
        autoComplete="address-line1"
        required
        {...register("street", split.street)}
      />
      <div className="grid gap-4 sm:grid-cols-[10rem_1fr]">
        <Field
          label={checkout("fields.number")}
          error={errorOf("number")}
          autoComplete="off"
          required
          {...register("number")}
        />
        <Field
          label={checkout("fields.box")}
          optionalLabel={checkout("optional")}
          error={errorOf("box")}
          autoComplete="address-line2"
          {...register("apartment", split.box)}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-[10rem_1fr]">
        <Field
          label={checkout("fields.postal_code")}
          error={errorOf("postal_code")}
          autoComplete="postal-code"
          required
          {...register("postal_code")}
        />
        <Field
          label={checkout("fields.city")}
          error={errorOf("city")}
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
