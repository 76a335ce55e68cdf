import { usePaidOrder } from "@bon-perroquet/shop-react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Skeleton } from "../../../components/Skeleton"
import { OrderDelivery, OrderFacts, OrderItems } from "../../order"

/**
 * Shows the order and its link to the browser that paid. Other visitors with this URL see nothing. The customer also
 * gets both by e-mail.
 */
export function PaidOrder({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation("account")
  const { data, isPending } = usePaidOrder(sessionId)
  if (isPending) return <Skeleton className="h-80 rounded-card" />
  if (!data?.order || !data.url) return null
  return (
    <>
      <OrderItems items={data.order.items} />
      <OrderDelivery order={data.order} />
      <OrderFacts order={data.order} />
      <div className="grid gap-3 sm:grid-cols-2 print:hidden">
        <Button asChild size="lg">
          <a href={data.url}>{t("order.open")}</a>
        </Button>
        {data.tracking_url && (
          <Button asChild size="lg" variant="secondary">
            <a href={data.tracking_url}>{t("order.follow")}</a>
          </Button>
        )}
      </div>
    </>
  )
}
