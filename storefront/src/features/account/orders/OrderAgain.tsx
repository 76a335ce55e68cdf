import type { Order } from "@bon-perroquet/shop-api/contract"
import { useAddCartItem } from "@bon-perroquet/shop-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { toast } from "../../../components/toast"

/** Puts an order's goods into the cart once more, as far as there are any. */
export function OrderAgain({ items }: Pick<Order, "items">) {
  const { t } = useTranslation("account")
  const { mutateAsync: add } = useAddCartItem()
  const [pending, setPending] = useState(false)

  async function orderAgain() {
    setPending(true)
    const sold = items.flatMap(({ product_id, quantity, unit_price }) =>
      product_id ? [{ product_id, quantity, unit_price }] : [],
    )
    const added = await Promise.allSettled(sold.map((item) => add(item)))
    setPending(false)
    const isComplete = sold.length === items.length && added.every(({ status }) => status === "fulfilled")
    if (isComplete) toast({ variant: "success", title: t("toast.orderAgain") })
    else toast({ variant: "destructive", title: t("failure.orderAgain") })
  }

  return (
    <Button variant="secondary" pending={pending} className="self-start" onClick={() => void orderAgain()}>
      {t("order.again")}
    </Button>
  )
}
