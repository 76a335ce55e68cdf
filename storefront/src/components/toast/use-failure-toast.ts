import { detailOf, ShopApiError, ShopNetworkError } from "@bon-perroquet/shop-react"
import { useTranslation } from "react-i18next"
import { failureText, ShownInPlaceError } from "./failure-reason"
import { toast } from "./store"

/** Shows the shop's message, the given text, or a text for the kind of failure. */
export function useFailureToast() {
  const { t } = useTranslation("common")
  return (error: unknown, title: string, fallback?: string) => {
    if (error instanceof ShownInPlaceError) return
    // No toast is needed, because the sign-in screen opens and explains that the session has expired.
    if (error instanceof ShopApiError && error.code === "not_signed_in") return
    const message = detailOf(error) ?? (error instanceof ShopNetworkError ? undefined : fallback)
    toast({ variant: "destructive", title, description: message ?? failureText(error, t) })
  }
}
