import {
  detailOf,
  NoCheckoutUrlError,
  ShopApiError,
  shopKeys,
  useOpenCheckout,
} from "@bon-perroquet/shop-react"
import { useQueryClient } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { toast } from "../../components/toast"
import { useRestored } from "../../config/use-restored"
import { ASKED, checkoutRequest, type CheckoutValues, type CheckoutChoice } from "./checkout-form"
import { keepDraft, storedUserId } from "./draft"

/** Error codes after which displayed data must be reloaded. */
const OUTDATED = [
  "price_changed",
  "insufficient_stock",
  "out_of_stock",
  "cart_empty",
  "delivery_not_available",
  "extra_not_offered",
]
const STOCK = ["insufficient_stock", "out_of_stock"]

/** Returns the merchant's own fields as the API expects them. Their rules are already loaded, because the form was checked. */
async function savedFields({ custom_fields }: CheckoutValues) {
  const { savedCustomValues } = await import("../../components/custom-fields/custom-rules")
  return savedCustomValues(ASKED, custom_fields)
}

/** The amount that a gift card or store credit pays has changed. */
const REST_CHANGED = "rest_changed"

/** Fields that the server can reject, by error code. */
const REFUSED_FIELDS: Partial<Record<string, "email" | "vat_number">> = {
  email_refused: "email",
  vat_number_malformed: "vat_number",
}

/**
 * Returns a function that opens the payment page. `processing` is true until the page opens.
 * @param onRefused called with a field that the server rejected
 * @param onRestChanged called with the reason if a gift card or store credit pays another amount than displayed
 */
export function usePay(
  onRefused: (field: "email" | "vat_number") => void,
  onRestChanged: (detail: string | undefined) => void,
) {
  const { t } = useTranslation("checkout")
  const queries = useQueryClient()
  const { mutate, reset, isPending, isSuccess } = useOpenCheckout()
  const processing = isPending || isSuccess

  useRestored(reset)

  function tellFailure(error: unknown) {
    const code = error instanceof ShopApiError ? error.code : ""
    const field = REFUSED_FIELDS[code]
    if (field) {
      onRefused(field)
      return
    }
    if (code === REST_CHANGED) {
      void queries.invalidateQueries({ queryKey: shopKeys.all })
      onRestChanged(detailOf(error))
      return
    }
    const promotion = code.startsWith("promotion_")
    if (promotion || OUTDATED.includes(code)) void queries.invalidateQueries({ queryKey: shopKeys.all })
    const title = STOCK.includes(code)
      ? t("failure.stock")
      : promotion
        ? t("promo.title")
        : code === "price_changed"
          ? t("failure.priceChanged")
          : t("failure.title")
    const otherwise = t(error instanceof NoCheckoutUrlError ? "failure.noUrl" : "failure.checkout")
    toast({ variant: "destructive", title, description: detailOf(error) ?? otherwise })
  }

  async function pay(values: CheckoutValues, choice: CheckoutChoice) {
    if (processing) return
    keepDraft(values)
    const request = {
      ...checkoutRequest(values, choice),
      ...(ASKED.length > 0 && { custom_fields: await savedFields(values) }),
      user_id: storedUserId(),
    }
    mutate(request, { onSuccess: ({ url }) => window.location.assign(url), onError: tellFailure })
  }

  return { pay, processing }
}
