import { useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { postalCodeError } from "../../config/postal-code-error"
import type { CheckoutField, CheckoutValues } from "./checkout-form"

/** The kind of error that only the payment service finds. */
export const REFUSED = "refused"

/** The sentence for what is wrong with a field, in the language shown now. */
export function useFieldError(): (field: CheckoutField) => string | undefined {
  const { t } = useTranslation("checkout")
  const { formState, getValues } = useFormContext<CheckoutValues>()
  return (field) => {
    if (!formState.errors[field]) return undefined
    if (field === "email" && formState.errors.email?.type === REFUSED) return t("errors.email_refused")
    const { country } = getValues()
    return field === "postal_code" ? t(postalCodeError(country)) : t(`errors.${field}`)
  }
}
