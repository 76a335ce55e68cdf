import { useCountryChoice } from "@bon-perroquet/shop-react"
import { useFormContext, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Field, SelectField } from "../../../components/Field"
import { useLanguage } from "../../../i18n"
import { useAuth } from "../../account"
import type { CheckoutValues } from "../checkout-form"
import { useFieldError } from "../use-field-error"
import { FormSection } from "./FormSection"
import { SavedAddresses } from "./SavedAddresses"

/** Where the order goes. */
export function AddressFields() {
  const { t } = useTranslation("checkout")
  const { language } = useLanguage()
  const { register, trigger, formState, control } = useFormContext<CheckoutValues>()
  const countries = useCountryChoice(useWatch({ control, name: "country" }))
  const errorOf = useFieldError()
  const { user } = useAuth()
  const names = new Intl.DisplayNames([language], { type: "region" })

  function recheckPostalCode() {
    if (formState.isSubmitted) void trigger("postal_code")
  }

  return (
    <FormSection title={t("address.title")}>
      {user && <SavedAddresses />}
      <SelectField
        label={t("fields.country")}
        autoComplete="country"
        error={errorOf("country")}
        {...register("country", { onChange: recheckPostalCode })}
      >
        {countries.map((country) => (
          <option key={country} value={country}>
            {names.of(country)}
          </option>
        ))}
      </SelectField>
      <Field
        label={t("fields.street")}
        error={errorOf("street")}
        autoComplete="address-line1"
        required
        {...register("street")}
      />
      <div className="grid grid-cols-2 gap-4">
        <Field label={t("fields.number")} error={errorOf("number")} required {...register("number")} />
        <Field
          label={t("fields.box")}
          optionalLabel={t("optional")}
          error={errorOf("box")}
          {...register("box")}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-[10rem_1fr]">
        <Field
          label={t("fields.postal_code")}
          error={errorOf("postal_code")}
          autoComplete="postal-code"
          required
          {...register("postal_code")}
        />
        <Field
          label={t("fields.city")}
          error={errorOf("city")}
          autoComplete="address-level2"
          required
          {...register("city")}
        />
      </div>
    </FormSection>
  )
}
