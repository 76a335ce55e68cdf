import type { Order } from "@bon-perroquet/contract"
import { useOrderAgain } from "@bon-perroquet/shop-react/account"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { toast, useFailureToast } from "../../../components/toast"

/** Button that adds an order's goods to the cart again. */
export function OrderAgain({ items }: Pick<Order, "items">) {
  const { t } = useTranslation("account")
  const { mutate, isPending } = useOrderAgain()
  const tellFailure = useFailureToast()

  const orderAgain = () =>
    mutate(items, {
      onSuccess: (missing) => {
        if (!missing.length) return toast({ variant: "success", title: t("toast.orderAgain") })
        const description = t("failure.missing", { names: missing.join(", ") })
        toast({ variant: "destructive", title: t("failure.orderAgain"), description })
      },
      onError: (error) => tellFailure(error, t("failure.orderAgain")),
    })

  return (
    <Button variant="secondary" pending={isPending} className="self-start" onClick={orderAgain}>
      {t("order.again")}
    </Button>
  )
}
