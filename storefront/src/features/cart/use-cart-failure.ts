import { detailOf, ShopApiError } from "@bon-perroquet/shop-react"
import { useTranslation } from "react-i18next"
import { toast } from "../../components/toast"

/** Tells the shopper why a change of the cart was undone. A stock problem comes in the shop's own words. */
export function useCartFailure(): (error: unknown) => void {
  const { t } = useTranslation("cart")
  return (error) => {
    const status = error instanceof ShopApiError ? error.status : undefined
    if (status === 400) {
      const description = detailOf(error) ?? t("failure.quantityUnavailable")
      toast({ variant: "destructive", title: t("failure.insufficientStock"), description })
      return
    }
    // 409: the cart has just been paid or is in use elsewhere, which only the shop can explain.
    const description = (status === 409 && detailOf(error)) || t("failure.update")
    toast({ variant: "destructive", title: t("failure.title"), description })
  }
}
