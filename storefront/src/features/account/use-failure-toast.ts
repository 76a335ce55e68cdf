import { detailOf, ShopApiError, ShopNetworkError } from "@bon-perroquet/shop-react"
import { useTranslation } from "react-i18next"
import { toast } from "../../components/toast"

/** Tells that something failed: in the shop's own words, else that it is out of reach, else in these. */
export function useFailureToast() {
  const { t } = useTranslation("account")
  return (error: unknown, title: string, fallback?: string) => {
    // The sign-in, where this leads, says so itself.
    if (error instanceof ShopApiError && error.code === "not_signed_in") return
    const reason = error instanceof ShopNetworkError ? t("failure.network") : fallback
    toast({ variant: "destructive", title, description: detailOf(error) ?? reason })
  }
}
