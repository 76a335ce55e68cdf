import { useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { useProblemText } from "../../components/address/use-problem-text"
import type { CheckoutField, CheckoutValues } from "./checkout-form"

/** Type of errors that only the server reports. */
export const REFUSED = "refused"

export function useFieldError(): (field: CheckoutField) => string | undefined {
  const { t } = useTranslation("checkout")
  const { formState, getValues } = useFormContext<CheckoutValues>()
  const problemText = useProblemText()
  return (field) => {
    const error = formState.errors[field]
    if (!error) return undefined
    if (field === "email" && error.type === REFUSED) return t("errors.email_refused")
    if (field === "vat_number")
      return t(error.message === "vat_country" ? "errors.vat_country" : "errors.vat_number")
    const { country, invoice_country } = getValues()
    return problemText(lineOf(field), error.message, field === lineOf(field) ? country : invoice_country)
  }
}

type Named = Exclude<CheckoutField, `invoice_${string}` | "vat_number">

/** Returns the field without its prefix, because both addresses have the same error messages. */
const lineOf = (field: CheckoutField): Named => field.replace(/^invoice_/, "") as Named
