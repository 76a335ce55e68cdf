import { useAddCartItem } from "@bon-perroquet/shop-react"
import { useReadOrder } from "@bon-perroquet/shop-react/admin"
import { useState } from "react"
import { useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Button } from "../../../components/Button"
import { useFailureToast } from "../../../components/toast"
import { orderAddress } from "../screen-addresses"
import { valuesOfOrder, type PhoneOrderValues } from "./phone-order-form"

type CopiedOrderProps = { number: string; country: string | null }

export function CopiedOrder({ number, country }: CopiedOrderProps) {
  const { t } = useTranslation("admin")
  const { reset, getValues } = useFormContext<PhoneOrderValues>()
  const readOrder = useReadOrder()
  const { mutateAsync } = useAddCartItem()
  const showFailure = useFailureToast()
  const [isCopying, setCopying] = useState(false)

  async function copy() {
    setCopying(true)
    try {
      const order = await readOrder(number)
      reset({ ...valuesOfOrder(order, country), cart: getValues("cart") })
      for (const { product_id, variant_id, quantity } of order.items)
        if (product_id && variant_id)
          await mutateAsync({ product_id, variant_id, quantity }).catch((error: unknown) =>
            showFailure(error, t("phoneOrder.notAdded")),
          )
    } catch (error) {
      showFailure(error, t("failure.load"))
    } finally {
      setCopying(false)
    }
  }

  return (
    <section
      aria-label={t("phoneOrder.copy", { number })}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-sunken p-4"
    >
      <p className="min-w-0 flex-1 basis-80">
        {t("phoneOrder.copyText")}{" "}
        <Link to={orderAddress(number)} className="text-leaf underline underline-offset-2">
          {number}
        </Link>
      </p>
      <Button variant="secondary" size="sm" pending={isCopying} onClick={() => void copy()}>
        {t("phoneOrder.copy", { number })}
      </Button>
    </section>
  )
}
