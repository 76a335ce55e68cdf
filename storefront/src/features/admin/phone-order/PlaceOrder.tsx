import type { Totals } from "@bon-perroquet/contract"
import { usePaymentMethods } from "@bon-perroquet/shop-react"
import { useCustomerCredit } from "@bon-perroquet/shop-react/admin"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Price } from "../../../components/price"
import { useOffers } from "../../../config/services"
import { Part } from "./Part"
import { BY_LINK, ON_INVOICE } from "./phone-order-form"

type PlaceOrderProps = {
  totals: Totals | undefined
  isReady: boolean
  isPending: boolean
  /** Id of the account that buys, or "". */
  customer: string
  payment: string
  onPayment: (code: string) => void
}

/** Selects the payment and places the order. Nothing is charged. */
export function PlaceOrder({ totals, isReady, isPending, customer, payment, onPayment }: PlaceOrderProps) {
  const { t } = useTranslation("admin")
  const name = useId()
  const { data } = usePaymentMethods()
  const later = (data?.methods ?? []).filter(({ is_paid_later }) => is_paid_later)
  const { data: credit } = useCustomerCredit(customer, useOffers("invoice_payment"))
  const onAccount = customer && credit?.terms ? [{ code: ON_INVOICE, name: t("credit.title") }] : []
  const ways = [{ code: BY_LINK, name: t("phoneOrder.byLink") }, ...later, ...onAccount]
  return (
    <Part title={t("phoneOrder.payment")}>
      {totals && (
        <dl className="flex flex-col gap-1 tabular-nums">
          <Sum label={t("phoneOrder.sums.goods")} cents={totals.items_cents} />
          <Sum label={t("phoneOrder.sums.delivery")} cents={totals.delivery_cents} />
          {totals.discount_cents > 0 && (
            <Sum label={t("phoneOrder.sums.discount")} cents={-totals.discount_cents} />
          )}
          <Sum label={t("phoneOrder.sums.total")} cents={totals.total_cents} isTotal />
          <Sum label={t("phoneOrder.sums.vat")} cents={totals.tax_cents} />
        </dl>
      )}
      <div role="radiogroup" aria-label={t("phoneOrder.payment")} className="flex flex-col">
        {ways.map((way) => (
          <label key={way.code} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name={name}
              checked={way.code === payment}
              onChange={() => onPayment(way.code)}
              className="size-5 shrink-0 accent-leaf"
            />
            {way.name}
          </label>
        ))}
      </div>
      <p className="text-sm text-bark">{t("phoneOrder.neverCharged")}</p>
      <Button type="submit" pending={isPending} disabled={!isReady}>
        {t(payment === BY_LINK ? "phoneOrder.sendLink" : "phoneOrder.place")}
      </Button>
    </Part>
  )
}

function Sum({ label, cents, isTotal = false }: { label: string; cents: number; isTotal?: boolean }) {
  return (
    <div className={`flex justify-between gap-3 ${isTotal ? "text-lg font-semibold" : ""}`}>
      <dt>{label}</dt>
      <dd>
        <Price cents={cents} />
      </dd>
    </div>
  )
}
