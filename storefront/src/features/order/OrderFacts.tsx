import type { Order } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { useCustomWords } from "../../components/custom-fields/use-custom-words"
import { customFactsOf } from "../../config/custom-facts"
import { OrderCard } from "./OrderCard"

/** The merchant's own fields of an order that customers see. Renders nothing without a value. */
export function OrderFacts({ order: { custom_fields = {} } }: { order: Pick<Order, "custom_fields"> }) {
  const { t } = useTranslation("account")
  const facts = customFactsOf("order", custom_fields, useCustomWords())
  if (facts.length === 0) return null
  return (
    <OrderCard title={t("order.own")}>
      <dl className="flex flex-col gap-3">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-sm text-bark">{name}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </OrderCard>
  )
}
