import { detailOf, ShopApiError } from "@bon-perroquet/shop-react"
import { useTranslation } from "react-i18next"
import { toast } from "../../components/toast"
import { logFailure } from "../../config/failure-log"

/** Returns functions that show why a change of the cart failed. */
export function useCartFailure() {
  const { t } = useTranslation("cart")

  /** Shows a toast if the shop rejected the change. Returns false for other failures. */
  function tellRefusal(error: unknown): boolean {
    if (!(error instanceof ShopApiError)) return false
    if (error.code === "out_of_stock") {
      toast({ variant: "destructive", title: t("outOfStock.title"), description: t("outOfStock.text") })
      return true
    }
    if (error.status === 400) {
      const description = detailOf(error) ?? t("failure.quantityUnavailable")
      toast({ variant: "destructive", title: t("failure.insufficientStock"), description })
      return true
    }
    if (error.status !== 409 || !error.detail) return false
    toast({ variant: "destructive", title: t("failure.title"), description: error.detail })
    return true
  }

  /** Shows every failure of a changed quantity. */
  function tellUpdate(error: unknown): void {
    // Status 409 with another code means that the cart was just paid or is in use by a payment.
    const isTaken = error instanceof ShopApiError && error.status === 409 && error.code !== "out_of_stock"
    if (!isTaken && tellRefusal(error)) return
    const description = [t("failure.update"), detailOf(error)].filter(Boolean).join("\n")
    toast({ variant: "destructive", title: t("failure.title"), description })
  }

  /**
   * Shows rejections of adding, removing or clearing. Only logs other failures, because the cart is then reloaded.
   * Offline, all failures are shown, because the cart cannot be reloaded.
   */
  function tellOrLog(error: unknown): void {
    if (!navigator.onLine) tellUpdate(error)
    else if (!tellRefusal(error)) logFailure("The cart was not changed", error)
  }

  return { tellUpdate, tellOrLog }
}
