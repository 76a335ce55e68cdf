import type { Order, OrderReturn } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { formatDay } from "../../components/date"
import { useLanguage } from "../../i18n"
import { OrderCard } from "./OrderCard"

export function OrderReturns({ returns }: Pick<Order, "returns">) {
  const { t } = useTranslation("account")
  if (!returns.length) return null
  return (
    <OrderCard title={t("order.returns.title")}>
      <ul className="flex flex-col gap-4">
        {returns.map((one) => (
          <Return key={one.requested_at} {...one} />
        ))}
      </ul>
    </OrderCard>
  )
}

function Return({ kind, state, requested_at, received_at, items }: OrderReturn) {
  const { t } = useTranslation("account")
  const { language } = useLanguage()
  const date = formatDay(received_at ?? requested_at, language)
  return (
    <li className="flex flex-col gap-1">
      <p className="font-semibold">
        {t(`order.returns.${state}`, { kind: t(`order.returns.${kind}`), date })}
      </p>
      <ul className="list-disc pl-5">
        {items.map(({ id, name, quantity }) => (
          <li key={id}>{`${quantity} × ${name}`}</li>
        ))}
      </ul>
    </li>
  )
}
