import type { Cart } from "@bon-perroquet/contract"
import { useCartIsChanging, useDestinations } from "@bon-perroquet/shop-react"
import { useTranslation } from "react-i18next"
import { LinkButton } from "../../../components/Button"
import { classNames } from "../../../components/class-names"
import { Arrival } from "../../../components/arrival"
import { formatCents, Price } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { countryName } from "../../../i18n/country-names"
import { useOffers } from "../../../config/services"
import { AskForQuote } from "./AskForQuote"

type CartSummaryProps = { cart: Cart; onCheckout: () => void }

export function CartSummary({ cart, onCheckout }: CartSummaryProps) {
  const { t } = useTranslation("cart")
  const { language } = useLanguage()
  const changing = useCartIsChanging()
  const { totals, trade } = cart
  const country = countryName(cart.country, language)
  const arrivals = useArrivals(cart)
  const offersQuotes = useOffers("quotes")
  return (
    <section aria-label={t("summary.title")} aria-busy={changing} className="flex flex-col gap-4">
      <FreeDelivery
        missing={totals.free_delivery_missing_cents}
        items={totals.items_cents}
        country={country}
      />
      {trade !== null && trade.minimum_missing_cents > 0 && (
        <p className="text-sm font-semibold text-macaw">
          {t("trade.minimum", { amount: formatCents(trade.minimum_missing_cents, language) })}
        </p>
      )}
      <dl className={classNames("flex flex-col gap-1", changing && "text-bark")}>
        <Rows cart={cart} />
      </dl>
      <Arrival arrivals={arrivals} className="text-sm" />
      <LinkButton to="/checkout" onClick={onCheckout} size="lg">
        {t("checkout", { total: formatCents(totals.total_cents, language) })}
      </LinkButton>
      {trade !== null && offersQuotes && <AskForQuote items={cart.items} onSent={onCheckout} />}
    </section>
  )
}

/** Trade customers see prices without VAT, and the VAT above the total. */
function Rows({ cart: { totals, country: code, trade } }: { cart: Cart }) {
  const { t } = useTranslation("cart")
  const { language } = useLanguage()
  const country = countryName(code, language)
  const isNet = trade !== null
  const discount_cents = isNet ? totals.discount_net_cents : totals.discount_cents
  const total = <Row label={t("summary.total")} cents={totals.total_cents} className="text-lg font-bold" />
  const small = isNet ? undefined : "text-sm text-bark"
  return (
    <>
      <Row
        label={t(isNet ? "trade.items" : "summary.items")}
        cents={isNet ? totals.items_net_cents : totals.items_cents}
      />
      <DeliveryRow
        label={t(isNet ? "trade.delivery" : "summary.delivery", { country })}
        cents={isNet ? totals.delivery_net_cents : totals.delivery_cents}
      />
      {discount_cents > 0 && (
        <Row
          label={t(isNet ? "trade.discount" : "summary.discount")}
          cents={-discount_cents}
          className="text-leaf"
        />
      )}
      {!isNet && total}
      <Row label={t("summary.subtotal")} cents={totals.subtotal_cents} className={small} />
      <Row label={t("summary.vat")} cents={totals.tax_cents} className={small} />
      {isNet && total}
    </>
  )
}

function DeliveryRow({ label, cents }: { label: string; cents: number }) {
  const { t } = useTranslation("cart")
  return (
    <div className="flex justify-between gap-4">
      <dt>{label}</dt>
      <dd>{cents === 0 ? t("summary.free") : <Price cents={cents} />}</dd>
    </div>
  )
}

/** Returns the arrival days of the default method. Empty if goods are not in stock. */
function useArrivals({ country, items }: Cart) {
  const destination = useDestinations().find((each) => each.country === country)
  const isInStock = items.every(({ quantity, stock }) => quantity <= stock)
  return (isInStock && destination?.methods[0]?.arrivals) || []
}

function Row({ label, cents, className }: { label: string; cents: number; className?: string | undefined }) {
  return (
    <div className={classNames("flex justify-between gap-4", className)}>
      <dt>{label}</dt>
      <dd>
        <Price cents={cents} />
      </dd>
    </div>
  )
}

type FreeDeliveryProps = { missing: number | null; items: number; country: string }

function FreeDelivery({ missing, items, country }: FreeDeliveryProps) {
  const { t } = useTranslation("cart")
  const { language } = useLanguage()
  if (missing === null) return null
  if (missing === 0) return <p className="text-sm font-semibold text-leaf">{t("freeDelivery.reached")}</p>
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-sm">
        {t("freeDelivery.missing", { amount: formatCents(missing, language), country })}
      </p>
      <progress
        aria-hidden
        value={items}
        max={items + missing}
        className="h-1.5 w-full overflow-hidden rounded-pill bg-sunken [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:rounded-pill [&::-webkit-progress-value]:bg-leaf"
      />
    </div>
  )
}
