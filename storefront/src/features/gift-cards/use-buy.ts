import {
  detailOf,
  isUnknown,
  NoCheckoutUrlError,
  ShopApiError,
  shopKeys,
  useBuyGiftCard,
  type GiftCardForm,
} from "@bon-perroquet/shop-react"
import { useQueryClient } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { toast } from "../../components/toast"
import { useRestored } from "../../config/use-restored"
import type { PurchaseField } from "./purchase-form"

/** Fields that the server can reject, by error code. */
const REFUSED_FIELDS: Partial<Record<string, PurchaseField>> = {
  email_refused: "buyer_email",
  gift_card_day: "send_on",
}

/**
 * Returns a function that opens the payment page. `processing` is true until the page opens.
 * @param onRefused called with a field that the server rejected
 */
export function useBuy(onRefused: (field: PurchaseField) => void) {
  const { t } = useTranslation("gift-cards")
  const queries = useQueryClient()
  const { mutate, reset, isPending, isSuccess } = useBuyGiftCard()
  const processing = isPending || isSuccess

  useRestored(reset)

  function showFailure(error: unknown) {
    const field = error instanceof ShopApiError && REFUSED_FIELDS[error.code]
    if (field) {
      onRefused(field)
      return
    }
    // The shop may sell no gift cards any more.
    if (isUnknown(error)) void queries.invalidateQueries({ queryKey: shopKeys.giftCardOffer })
    const otherwise = t(error instanceof NoCheckoutUrlError ? "failure.noUrl" : "failure.text")
    toast({
      variant: "destructive",
      title: t("failure.title"),
      description: detailOf(error) ?? otherwise,
    })
  }

  function buy(request: GiftCardForm) {
    if (!processing)
      mutate(request, { onSuccess: ({ url }) => window.location.assign(url), onError: showFailure })
  }

  return { buy, processing }
}
