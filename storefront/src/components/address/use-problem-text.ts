import type { DeliveryCountry } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { postalCodeError } from "../../config/postal-code-error"
import type { ParcelField } from "./address-problems"

type CheckedField = ParcelField | "first_name" | "country" | "delivery_point" | "vat_number"

/** A limit of the carrier, not a missing text. */
export const isOfCarrier = (problem: string | undefined): boolean =>
  /^(?:outside\||long\||post_box$|field_post$)/.test(problem ?? "")

export function useProblemText() {
  const { t } = useTranslation("checkout")
  return (field: CheckedField, problem: string | undefined, country: DeliveryCountry): string => {
    const [kind = "", about = "", suggestion = ""] = problem?.split("|") ?? []
    if (kind === "outside") return t("errors.outside", { name: about })
    if (kind === "post_box" || kind === "field_post") return t(`errors.${kind}`)
    if (kind === "long")
      return t(suggestion ? "errors.long_suggested" : "errors.long", { most: about, suggestion })
    return t(field === "postal_code" ? postalCodeError(country) : `errors.${field}`)
  }
}
