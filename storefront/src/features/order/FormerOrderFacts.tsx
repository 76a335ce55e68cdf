import type { FormerOrder } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { formatDay } from "../../components/date"
import { formatAmount } from "@bon-perroquet/contract"
import { useLanguage } from "../../i18n"

/** Shows date, state, lines and total of an order from the merchant's previous shop system, in its own currency. */
export function FormerOrderFacts({ order }: { order: FormerOrder }) {
  const { t } = useTranslation("account")
  const { language } = useLanguage()
  const { placed_at, status, currency, items, tracking_number, total_cents, refunded_cents } = order
  const amount = (cents: number) => formatAmount(cents, currency, language)
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        <span className="text-bark">
          <time dateTime={placed_at}>{formatDay(placed_at, language)}</time>
          {` · ${t(`formerOrders.statuses.${status}`)}`}
          {refunded_cents > 0 && ` · ${t("formerOrders.refunded", { amount: amount(refunded_cents) })}`}
        </span>
        <span className="font-semibold tabular-nums">{amount(total_cents)}</span>
      </p>
      {items.length > 0 && (
        <ul className="flex flex-col gap-1">
          {items.map(({ name, sku, quantity, total_cents: cents }, index) => (
            <li key={index} className="flex justify-between gap-4">
              <span className="wrap-anywhere">
                {`${quantity} × ${name}`}
                {sku && <span className="text-bark">{` · ${sku}`}</span>}
              </span>
              <span className="tabular-nums">{amount(cents)}</span>
            </li>
          ))}
        </ul>
      )}
      {tracking_number && (
        <p className="wrap-anywhere text-bark">{t("formerOrders.tracking", { number: tracking_number })}</p>
      )}
    </div>
  )
}
