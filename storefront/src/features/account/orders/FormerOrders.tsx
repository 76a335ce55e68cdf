import { useFormerOrders } from "@bon-perroquet/shop-react/account"
import { useTranslation } from "react-i18next"
import { Panel } from "../../../components/Panel"
import { FormerOrderFacts } from "../../order"

/** Lists the customer's orders from the merchant's previous shop system. Renders nothing without such orders. */
export function FormerOrders() {
  const { t } = useTranslation("account")
  const { data: orders = [] } = useFormerOrders()
  if (orders.length === 0) return null
  return (
    <Panel title={t("formerOrders.title")}>
      <p className="text-bark">{t("formerOrders.text")}</p>
      <ul aria-label={t("formerOrders.title")} className="flex flex-col gap-4">
        {orders.map((order) => (
          <li key={order.number} className="flex flex-col gap-2 rounded-card border border-line bg-card p-5">
            <span className="font-semibold wrap-anywhere">{order.number}</span>
            <FormerOrderFacts order={order} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
