import { useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { postalCodeError } from "../../config/postal-code-error"
import type { CheckoutField, CheckoutValues } from "./checkout-form"

/** Type of an error that only the server reports. */
export const REFUSED = "refused"

/** Returns a function that translates the error of a field into the current language. */
export function useFieldError(): (field: CheckoutField) => string | undefined {
  const { t } = useTranslation("checkout")
  const { formState, getValues } = useFormContext<CheckoutValues>()
  return (field) => {
    const message = formState.errors[field]?.message
    if (!formState.errors[field]) return undefined
    const [kind = "", most = "", suggestion = ""] = message?.split("|") ?? []
    if (kind === "outside") return t("errors.outside", { name: most })
    if (kind === "post_box" || kind === "field_post") return t(`errors.${kind}`)
    if (kind === "long") return t(suggestion ? "errors.long_suggested" : "errors.long", { most, suggestion })
    if (field === "email" && formState.errors.email?.type === REFUSED) return t("errors.email_refused")
    if (field === "postal_code") return t(postalCodeError(getValues().country))
    if (field === "invoice_postal_code") return t(postalCodeError(getValues().invoice_country))
    return t(`errors.${lineOf(field)}`)
  }
}

type AddressField = Exclude<CheckoutField, "postal_code" | "invoice_postal_code">
type Named = Exclude<AddressField, `invoice_${string}`>

/** Both addresses have the same error messages. */
const lineOf = (field: AddressField): Named => field.replace(/^invoice_/, "") as Named
