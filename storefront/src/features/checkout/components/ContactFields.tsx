import { useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Field } from "../../../components/Field"
import type { CheckoutValues } from "../checkout-form"
import { useFieldError } from "../use-field-error"
import { CartReminderConsent } from "../reminder/CartReminderConsent"
import { FormSection } from "./FormSection"

/**
 * Fields for name, e-mail and phone. Their autofill section is that of the address, so that the browser fills in both
 * at once.
 */
export function ContactFields() {
  const { t } = useTranslation("checkout")
  const { register } = useFormContext<CheckoutValues>()
  const errorOf = useFieldError()
  return (
    <FormSection title={t("contact.title")}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t("fields.first_name")}
          error={errorOf("first_name")}
          autoComplete="shipping given-name"
          required
          {...register("first_name")}
        />
        <Field
          label={t("fields.last_name")}
          error={errorOf("last_name")}
          autoComplete="shipping family-name"
          required
          {...register("last_name")}
        />
      </div>
      <Field
        label={t("fields.email")}
        hint={t("contact.emailHint")}
        error={errorOf("email")}
        type="email"
        inputMode="email"
        autoComplete="shipping email"
        required
        {...register("email")}
      />
      <CartReminderConsent />
      <Field
        label={t("fields.phone")}
        optionalLabel={t("optional")}
        error={errorOf("phone")}
        type="tel"
        autoComplete="shipping tel"
        placeholder={t("phonePlaceholder")}
        {...register("phone")}
      />
    </FormSection>
  )
}
