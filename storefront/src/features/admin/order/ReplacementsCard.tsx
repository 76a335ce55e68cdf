import type { AdminOrderDetail } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { formatMoment } from "../../../components/date"
import { useLanguage } from "../../../i18n"
import { OrderCard } from "../../order"
import { orderAddress } from "../screen-addresses"

type ReplacementsCardProps = { order: Pick<AdminOrderDetail, "replaces" | "replacements"> }

export function ReplacementsCard({ order: { replaces, replacements } }: ReplacementsCardProps) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  if (replaces)
    return (
      <OrderCard title={t("order.replacesTitle")}>
        <p>
          {`${t("order.replaces")} `}
          <OrderLink number={replaces} />
        </p>
      </OrderCard>
    )
  if (!replacements.length) return null
  return (
    <OrderCard title={t("order.replacedTitle")}>
      <ul className="flex flex-col gap-3">
        {replacements.map(({ number, at, by, quantity, is_cancelled }) => (
          <li key={number} className="flex flex-col">
            <span>
              <OrderLink number={number} />
              {` · ${t(is_cancelled ? "order.replacedCancelled" : "order.replacedUnits", { count: quantity })}`}
            </span>
            <span className="text-sm wrap-anywhere text-bark">
              {[formatMoment(at, language), by.email].filter(Boolean).join(" · ")}
            </span>
          </li>
        ))}
      </ul>
    </OrderCard>
  )
}

const OrderLink = ({ number }: { number: string }) => (
  <Link
    to={orderAddress(number)}
    className="font-semibold whitespace-nowrap text-leaf underline underline-offset-4"
  >
    {number}
  </Link>
)
