import { isUntaxed, type Order } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { classNames } from "../../components/class-names"
import { formatDay } from "../../components/date"
import { formatRate, Price } from "../../components/price"
import { useLanguage } from "../../i18n"
import { OrderCard } from "./OrderCard"
import { usePaidWith } from "./use-paid-with"

export function OrderAmounts({ order: { promotions, totals, payment } }: { order: Order }) {
  const { t } = useTranslation("account")
  const { t: checkout } = useTranslation("checkout")
  const { language } = useLanguage()
  const nameOf = usePaidWith()
  const paidWith = payment.shares ? null : nameOf(payment.method)
  const discount = t("order.discount", { codes: promotions.map(({ code }) => code).join(", ") })
  const vat = totals.vat.map(({ rate, vat_cents }) => ({
    label: checkout("summary.vat", { rate: formatRate(rate, language) }),
    cents: vat_cents,
  }))
  return (
    <OrderCard title={t("order.summary")}>
      <dl className="flex flex-col gap-1">
        <Amount label={checkout("summary.items")} cents={totals.items_net_cents} />
        <Amount label={checkout("summary.delivery")} cents={totals.delivery_net_cents} />
        {totals.discount_cents > 0 && (
          <Amount label={discount} cents={-totals.discount_net_cents} className="text-leaf" />
        )}
        {vat.map((row) => (
          <Amount key={row.label} {...row} />
        ))}
        <Amount
          label={checkout(isUntaxed(totals) ? "summary.totalUntaxed" : "summary.total")}
          cents={totals.total_cents}
          className="mt-1 border-t border-line pt-2 text-lg font-bold"
        />
        {payment.paid_cents > 0 && (
          <Amount
            label={t(payment.method?.due ? "order.onAccount" : "order.paid")}
            cents={payment.paid_cents}
          />
        )}
        {payment.shares?.map(({ method, paid_cents }) => (
          <Amount
            key={`${method.kind} ${method.last4}`}
            label={t("order.paidBy", { method: nameOf(method) ?? t("order.methods.other") })}
            cents={paid_cents}
            className="text-bark"
          />
        ))}
        {paidWith && (
          <div className="flex justify-between gap-4">
            <dt>{t("order.paidWith")}</dt>
            <dd className="tabular-nums">{paidWith}</dd>
          </div>
        )}
        {payment.method?.due && (
          <div className="flex justify-between gap-4">
            <dt>{t("order.dueOn")}</dt>
            <dd className="tabular-nums">{formatDay(payment.method.due.day, language)}</dd>
          </div>
        )}
        {payment.refunded_cents > 0 && <Amount label={t("order.refunded")} cents={payment.refunded_cents} />}
      </dl>
    </OrderCard>
  )
}

type AmountProps = { label: string; cents: number; className?: string }

function Amount({ label, cents, className }: AmountProps) {
  return (
    <div className={classNames("flex justify-between gap-4", className)}>
      <dt>{label}</dt>
      <dd>
        <Price cents={cents} />
      </dd>
    </div>
  )
}
