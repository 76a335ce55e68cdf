import type { Order } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { LinkButton } from "../../components/Button"
import { formatDay } from "../../components/date"
import { Price } from "../../components/price"
import { ProductPicture } from "../../components/picture/ProductPicture"
import { useLanguage } from "../../i18n"
import { OrderStateBadges } from "./StatusBadge"

const ITEMS_NAMED = 4

export function OrderLine({ order }: { order: Order }) {
  const { t } = useTranslation("account")
  const { language } = useLanguage()
  const { order_number: number, items, shipping_address: address } = order
  const count = items.reduce((units, { quantity }) => units + quantity, 0)
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line bg-card p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h3 className="font-sans text-base font-semibold">{t("orders.number", { number })}</h3>
          <p className="text-sm text-bark">
            {t("orders.placed", { date: formatDay(order.created_at, language) })}
          </p>
        </div>
        <OrderStateBadges order={order} />
      </div>
      <ul className="flex flex-col gap-2">
        {items.slice(0, ITEMS_NAMED).map((item, index) => (
          <li key={index} className="flex items-center gap-3">
            <ProductPicture
              address={item.image}
              alt=""
              sizes="2.5rem"
              className="w-10 shrink-0 rounded-control"
            />
            <span className="min-w-0 flex-1 leading-snug">{item.name}</span>
            <span className="text-bark tabular-nums">{`× ${item.quantity}`}</span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <p>
          <Price cents={order.totals.total_cents} className="text-lg font-bold" />
          <span className="block text-sm text-bark">
            {[t("orders.units", { count }), address && t("orders.to", { city: address.city })]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </p>
        <LinkButton
          to={`/profile/orders/${encodeURIComponent(number)}`}
          aria-label={t("orders.detailsOf", { number })}
          variant="secondary"
          size="sm"
        >
          {t("orders.details")}
        </LinkButton>
      </div>
    </li>
  )
}
