import type { DeliveryCountry } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { postalCodeError } from "../../config/postal-code-error"
import { useFieldSentence } from "../use-field-sentence"
import type { ParcelField } from "./address-lines"

type CheckedField = ParcelField | "first_name" | "country" | "delivery_point"

/** Returns whether the carrier's label causes the problem. Otherwise a text is missing or invalid. */
export const isOfCarrier = (problem: string | undefined): boolean =>
  /^(?:outside\||long\||post_box$|field_post$)/.test(problem ?? "")

export function useProblemText() {
  const { t } = useTranslation("checkout")
  const sentence = useFieldSentence()
  return (field: CheckedField, problem: string | undefined, country: DeliveryCountry): string => {
    const [kind = "", about = "", suggestion = ""] = problem?.split("|") ?? []
    if (kind === "outside") return t("errors.outside", { name: about })
    if (kind === "post_box" || kind === "field_post") return t(`errors.${kind}`)
    if (kind === "long")
      return t(suggestion ? "errors.long_suggested" : "errors.long", { most: about, suggestion })
    if (field === "postal_code") return t(postalCodeError(country))
    return field === "delivery_point" ? t("errors.delivery_point") : sentence(field)
  }
}
