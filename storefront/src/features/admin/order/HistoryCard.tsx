import type { AdminOrderDetail } from "@bon-perroquet/contract"
import { MoveRight } from "lucide-react"
import { useTranslation } from "react-i18next"
import { formatMoment } from "../../../components/date"
import { useLanguage } from "../../../i18n"
import { OrderCard } from "../../account/orders/OrderCard"
import { StatusBadge } from "../../account/orders/StatusBadge"

/** Each change of the order's status: when, by whom, from what to what. */
export function HistoryCard({ history }: Pick<AdminOrderDetail, "history">) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  return (
    <OrderCard title={t("order.history")}>
      {history.length === 0 && <p className="text-bark">{t("order.noHistory")}</p>}
      <ol aria-label={t("order.history")} className="flex flex-col divide-y divide-line">
        {history.map(({ at, by, from, to, tracking_number }, index) => (
          <li key={index} className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-center gap-2">
              {from && (
                <>
                  <StatusBadge status={from} />
                  <MoveRight aria-label={t("order.becomes")} role="img" className="size-4 text-bark" />
                </>
              )}
              <StatusBadge status={to} />
            </p>
            <p className="text-sm wrap-anywhere text-bark">
              <time dateTime={at}>{formatMoment(at, language)}</time>
              {` · ${by.email ?? t("order.byShop")}`}
            </p>
            {tracking_number && <p className="text-sm">{t("order.tracking", { number: tracking_number })}</p>}
          </li>
        ))}
      </ol>
    </OrderCard>
  )
}
