import {
  isUntaxed,
  type CartItem,
  type CartPromotion,
  type Extra,
  type Totals,
} from "@bon-perroquet/contract"
import { unitPriceCents } from "@bon-perroquet/shop-react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { classNames } from "../../../components/class-names"
import { formatCents, formatRate, Price } from "../../../components/price"
import { ProductPicture } from "../../../components/picture/ProductPicture"
import { productAddress } from "../../../config/addresses"
import { useLanguage } from "../../../i18n"
import { itemName } from "../../cart"
import type { AppliedBalances } from "../codes/use-balances"
import { Balances } from "../../../components/codes"
import { useBalanceChanges } from "../codes/use-balance-changes"
import { PaymentMarks } from "./PaymentMarks"
import { PromoCodes } from "../codes/PromoCodes"

type OrderSummaryProps = {
  items: CartItem[]
  extras: Extra[]
  promotions: CartPromotion[]
  totals: Totals
  outdated: boolean
  /** Null if the shop offers no gift cards and store credit. */
  balances: AppliedBalances | null
  /** Reason why the payment page did not open. */
  balancesProblem: string | undefined
  /** Names of payment brands. */
  marks: readonly string[]
}

export function OrderSummary({
  items,
  extras,
  promotions,
  totals,
  outdated,
  balances,
  balancesProblem,
  marks,
}: OrderSummaryProps) {
  const { t } = useTranslation("checkout")
  const changes = useBalanceChanges()
  return (
    <section aria-labelledby="order-summary" className="flex flex-col gap-4 p-5 sm:p-6">
      <h2 id="order-summary" className="text-xl">
        {t("summary.title")}
      </h2>
      <ul aria-label={t("summary.lines")} className="flex flex-col gap-3">
        {items.map((item) => (
          <SummaryLine key={item.variant_id} item={item} />
        ))}
        {extras.map(({ code, name, price_cents }) => (
          <li key={code} className="flex items-center gap-3">
            <span className="min-w-0 flex-1 font-semibold">{name}</span>
            <Price cents={price_cents} className="font-semibold" />
          </li>
        ))}
      </ul>
      <PromoCodes promotions={promotions} />
      {balances && (
        <Balances
          balances={balances}
          changes={changes}
          problem={balancesProblem}
          className="border-t border-line pt-4"
        />
      )}
      <SummaryTotals totals={totals} balances={balances} outdated={outdated} />
      <PaymentMarks marks={marks} />
    </section>
  )
}

function SummaryLine({ item }: { item: CartItem }) {
  const { t } = useTranslation("cart")
  const { language } = useLanguage()
  return (
    <li className="flex items-center gap-3">
      <ProductPicture address={item.image} alt="" sizes="3.5rem" className="w-14 shrink-0 rounded-control" />
      <div className="min-w-0 flex-1">
        <p className="leading-snug font-semibold wrap-anywhere">
          {item.handle === null ? (
            itemName(item, t)
          ) : (
            <Link to={productAddress(item.handle)} className="text-ink no-underline hover:underline">
              {itemName(item, t)}
            </Link>
          )}
        </p>
        <p className="text-sm text-bark tabular-nums">
          {item.quantity} × {formatCents(unitPriceCents(item), language)}
        </p>
      </div>
      <Price cents={item.line_total_cents} className="font-semibold" />
    </li>
  )
}

type SummaryTotalsProps = Pick<OrderSummaryProps, "totals" | "balances" | "outdated">

function SummaryTotals({ totals, balances, outdated }: SummaryTotalsProps) {
  const { t } = useTranslation("checkout")
  const { language } = useLanguage()
  const delivered =
    totals.delivery_cents === 0 ? t("delivery.free") : formatCents(totals.delivery_cents, language)
  // If no VAT is due, prices with and without VAT are the same, so only one is shown.
  const untaxed = isUntaxed(totals)
  return (
    <dl
      aria-busy={outdated}
      className={classNames("flex flex-col gap-1 border-t border-line pt-4", outdated && "text-bark")}
    >
      <Amount label={t("summary.items")} cents={totals.items_net_cents} />
      <Amount
        label={t("summary.delivery")}
        note={untaxed ? undefined : t("summary.deliveryIncluded", { price: delivered })}
        cents={totals.delivery_net_cents}
      />
      {totals.discount_cents > 0 && (
        <Amount
          label={t("summary.discount")}
          note={
            untaxed
              ? undefined
              : t("summary.discountIncluded", { price: formatCents(-totals.discount_cents, language) })
          }
          cents={-totals.discount_net_cents}
          className="text-leaf"
        />
      )}
      {totals.vat.map(({ rate, vat_cents }) => (
        <Amount key={rate} label={t("summary.vat", { rate: formatRate(rate, language) })} cents={vat_cents} />
      ))}
      <Amount
        label={t(untaxed ? "summary.totalUntaxed" : "summary.total")}
        cents={totals.total_cents}
        className="mt-1 border-t border-line pt-2 text-lg font-bold"
      />
      {balances && balances.applied.length > 0 && (
        <>
          <Amount
            label={t("balances.paid")}
            cents={balances.rest_cents - totals.total_cents}
            className="text-leaf"
          />
          <Amount label={t("balances.rest")} cents={balances.rest_cents} className="text-lg font-bold" />
        </>
      )}
    </dl>
  )
}

type AmountProps = { label: string; note?: string | undefined; cents: number; className?: string }

function Amount({ label, note, cents, className }: AmountProps) {
  return (
    <div className={classNames("flex justify-between gap-4", className)}>
      <dt>
        {label}
        {note && <span className="block text-sm text-bark">{note}</span>}
      </dt>
      <dd>
        <Price cents={cents} />
      </dd>
    </div>
  )
}
