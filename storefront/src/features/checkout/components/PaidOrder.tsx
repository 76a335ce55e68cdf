import { usePaidOrder } from "@bon-perroquet/shop-react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Skeleton } from "../../../components/Skeleton"
import { OrderDelivery, OrderItems } from "../../order"

/** Goods, destination, expected day and link of the order that this browser paid. Otherwise nothing: the e-mail has them. */
export function PaidOrder({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation("account")
  const { data, isPending } = usePaidOrder(sessionId)
  if (isPending) return <Skeleton className="h-80 rounded-card" />
  if (!data?.order || !data.url) return null
  return (
    <>
      <OrderItems items={data.order.items} />
      <OrderDelivery order={data.order} />
      <Button asChild size="lg" className="print:hidden">
        <a href={data.url}>{t("order.open")}</a>
      </Button>
    </>
  )
}
