import { useOrders } from "@bon-perroquet/shop-react/account"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Button } from "../../../components/Button"
import { Panel } from "../../../components/Panel"
import { Waiting } from "../../../components/Waiting"
import { OrderLine } from "../../order"

export function OrderHistory() {
  const { t } = useTranslation("account")
  const { data: orders, isError, refetch } = useOrders()
  return (
    <Panel title={t("orders.title")}>
      {!orders && <Waiting what={t("profile.tabs.orders")} failed={isError} onRetry={() => void refetch()} />}
      {orders?.length === 0 && <NoOrders />}
      {orders && orders.length > 0 && (
        <ul aria-label={t("orders.title")} className="flex flex-col gap-4">
          {orders.map((order) => (
            <OrderLine key={order.order_number} order={order} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function NoOrders() {
  const { t } = useTranslation("account")
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border border-line bg-card px-6 py-12 text-center">
      <img src="/pictures/empty-cart.svg" alt="" width={200} height={160} className="h-36 w-auto" />
      <p className="font-serif text-xl font-semibold">{t("orders.empty.title")}</p>
      <p className="max-w-xs text-bark">{t("orders.empty.text")}</p>
      <Button asChild>
        <Link to="/products">{t("orders.empty.action")}</Link>
      </Button>
    </div>
  )
}
