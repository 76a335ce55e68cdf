import type { AdminProduct } from "@bon-perroquet/contract"
import { usePatchPromotion } from "@bon-perroquet/shop-react/admin"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { Toggle } from "../../../components/Toggle"
import { toast, useFailureToast } from "../../../components/toast"
import { useLanguage } from "../../../i18n"
import { localised } from "../../../i18n/localised"

/** Marks or unmarks a product as a promotion. The change is shown at once, and reverted if it is rejected. */
export function PromotionToggle({ product }: { product: AdminProduct }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const sayFailure = useFailureToast()
  const { mutate, isPending, variables } = usePatchPromotion(product.id)
  const id = useId()
  const change = (isPromotion: boolean) =>
    mutate(isPromotion, {
      onSuccess: () =>
        toast({
          variant: "success",
          title: t("done.promotion"),
          description: t(isPromotion ? "done.promoted" : "done.unpromoted"),
        }),
      onError: (error) => sayFailure(error, t("failure.promotion")),
    })
  return (
    <>
      <span id={id} className="sr-only">
        {t("products.promotionOf", { name: localised(product, "name", language) })}
      </span>
      <Toggle
        labelledBy={id}
        checked={isPending ? variables : product.is_promotion}
        onChange={(next) => !isPending && change(next)}
      />
    </>
  )
}
