import type { Order } from "@bon-perroquet/contract"
import { CircleCheck, CircleX } from "lucide-react"
import { useTranslation } from "react-i18next"
import { formatMoment } from "../../components/date"
import { useLanguage } from "../../i18n"
import { OrderCard } from "./OrderCard"

export function OrderTimeline({ timeline }: { timeline: Order["timeline"] }) {
  const { t } = useTranslation("account")
  const { language } = useLanguage()
  return (
    <OrderCard title={t("order.timeline")}>
      <ol aria-label={t("order.timeline")} className="flex flex-col gap-4">
        {timeline.map(({ status, at }) => {
          const isCancelled = status === "cancelled"
          const Icon = isCancelled ? CircleX : CircleCheck
          return (
            <li key={status} className="flex gap-3">
              <Icon
                aria-hidden
                className={`mt-0.5 size-5 shrink-0 ${isCancelled ? "text-macaw" : "text-leaf"}`}
              />
              <p>
                <span className="block font-semibold">{t(`status.${status}`)}</span>
                <time dateTime={at} className="text-sm text-bark">
                  {formatMoment(at, language)}
                </time>
              </p>
            </li>
          )
        })}
      </ol>
    </OrderCard>
  )
}
