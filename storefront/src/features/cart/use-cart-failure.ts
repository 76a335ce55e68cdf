import { detailOf, ShopApiError } from "@bon-perroquet/shop-react"
import { useTranslation } from "react-i18next"
import { toast } from "../../components/toast"
import { logFailure } from "../../config/failure-log"

/** Tells the shopper why a change of the cart was undone. A stock problem comes in the shop's own words. */
export function useCartFailure() {
  const { t } = useTranslation("cart")

  /** Whether the shop itself said no, and the shopper was told why. */
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

  /** After a change of quantity: anything else is told as well. */
  function tellUpdate(error: unknown): void {
    // 409: the cart has just been paid or is in use elsewhere, which only the shop can explain.
    const isTaken = error instanceof ShopApiError && error.status === 409 && error.code !== "out_of_stock"
    if (!isTaken && tellRefusal(error)) return
    const description = [t("failure.update"), detailOf(error)].filter(Boolean).join("\n")
    toast({ variant: "destructive", title: t("failure.title"), description })
  }

  /** After adding, removing or clearing: a failure on the way is seen by the cart being as it was. */
  function tellOrLog(error: unknown): void {
    if (!tellRefusal(error)) logFailure("The cart was not changed", error)
  }

  return { tellUpdate, tellOrLog }
}
