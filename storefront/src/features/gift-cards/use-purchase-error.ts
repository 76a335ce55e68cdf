import { GIFT_CARD_MESSAGE_LENGTH, GIFT_CARD_NAME_LENGTH, type GiftCardOffer } from "@bon-perroquet/contract"
import { useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { useLimits } from "./use-limits"
import type { PurchaseField, PurchaseValues } from "./purchase-form"

/** Type of errors that only the server reports. */
export const REFUSED = "refused"

/** Returns a function that returns the error message of a field. */
export function usePurchaseError(offer: GiftCardOffer): (field: PurchaseField) => string | undefined {
  const { t } = useTranslation("gift-cards")
  const limits = useLimits(offer)
  const { formState, getValues } = useFormContext<PurchaseValues>()
  return (field) => {
    const error = formState.errors[field]
    if (!error) return undefined
    if (error.type === REFUSED && field === "buyer_email") return t("errors.refused")
    if (field === "other_amount") return t("errors.other_amount", limits)
    if (field === "message" && getValues("message").trim().length <= GIFT_CARD_MESSAGE_LENGTH)
      return t("errors.link")
    const max = field === "message" ? GIFT_CARD_MESSAGE_LENGTH : GIFT_CARD_NAME_LENGTH
    return t(`errors.${field}`, { max })
  }
}
