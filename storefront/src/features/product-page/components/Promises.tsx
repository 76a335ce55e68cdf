import { DEFAULT_COUNTRY, toCents, type Product } from "@bon-perroquet/contract"
import { useDeliveryTerms, useDestinations } from "@bon-perroquet/shop-react"
import { CalendarCheck, Clock, PackageCheck, Truck, type LucideIcon } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Arrival, methodPrice, useKindName } from "../../../components/arrival"
import { useDeliveryTexts } from "../../../components/delivery"
import { formatCents, formatRoundCents } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { countryName } from "../../../i18n/country-names"

/**
 * Shows next to the add-to-cart button when the product arrives if it is ordered now, what its delivery costs, and
 * whether it can be returned.
 */
export function BriefPromises({ product }: { product: Product }) {
  const { t } = useTranslation("delivery")
  const [home] = useDestinations()
  const costs = useBriefCosts(product)
  return (
    <ul className="flex flex-col gap-1.5 text-sm">
      {/* Reserves the space while the text loads. */}
      <Brief icon={CalendarCheck} className="min-h-[2lh] sm:min-h-lh">
        <Arrival arrivals={home?.methods[0]?.arrivals ?? []} />
      </Brief>
      {costs && <Brief icon={Truck}>{costs}</Brief>}
      <Brief icon={PackageCheck}>{t(`brief.${product.is_perishable ? "perishable" : "fourteenDays"}`)}</Brief>
    </ul>
  )
}

type BriefProps = { icon: LucideIcon; className?: string; children: ReactNode }

function Brief({ icon: Icon, className = "", children }: BriefProps) {
  return (
    <li className={`flex gap-2 ${className}`}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-leaf" />
      <span>{children}</span>
    </li>
  )
}

/** Returns the lowest price to deliver one unit within the shop's country. */
function useBriefCosts(product: Product): string {
  const { t } = useTranslation("delivery")
  const { language } = useLanguage()
  const home = useDestinations().find(({ country }) => country === DEFAULT_COUNTRY)
  if (!home?.methods.length) return ""
  const cents = Math.min(...home.methods.map((method) => methodPrice(method, oneOf(product))))
  const country = countryName(home.country, language)
  if (cents === 0) return t("brief.free", { country })
  const price = formatCents(cents, language)
  if (home.free_from_cents === null) return t("brief.from", { country, price })
  return t("brief.fromFree", { country, price, amount: formatRoundCents(home.free_from_cents, language) })
}

const oneOf = ({ price, weight }: Product) => ({ grams: weight ?? 0, cents: toCents(price) })

/** Shows delivery time, delivery prices and right of withdrawal. The shopper must see them before the checkout. */
export function Promises({ product }: { product: Product }) {
  const { t } = useTranslation("delivery")
  const { carriers, days, free } = useDeliveryTexts()
  const withdrawal = product.is_perishable ? "perishable" : "fourteenDays"
  return (
    <section aria-labelledby="promises" className="rounded-card border border-line bg-card p-5">
      <h2 id="promises" className="sr-only">
        {t("promise.title")}
      </h2>
      <ul className="flex flex-col gap-4">
        <Promised icon={Truck} title={useCosts(product)}>
          {free && `${free}. `}
          <More to="/shipping">{t("promise.shippingLink")}</More>
        </Promised>
        <Promised icon={Clock} title={useSentText()}>
          {days && t("promise.days", { carriers, days })}
        </Promised>
        <Promised icon={PackageCheck} title={t(`promise.${withdrawal}.title`)}>
          {t(`promise.${withdrawal}.text`)} <More to="/returns">{t("promise.returnsLink")}</More>
        </Promised>
      </ul>
    </section>
  )
}

/** Returns the prices to deliver one unit within the shop's country, for example "Belgique : À domicile 5,95 €, …". */
function useCosts(product: Product): string {
  const { t } = useTranslation("delivery")
  const { language } = useLanguage()
  const nameOf = useKindName(language)
  const home = useDestinations().find(({ country }) => country === DEFAULT_COUNTRY)
  if (!home) return ""
  const methods = home.methods.map((method) => {
    const cents = methodPrice(method, oneOf(product))
    const text = cents === 0 ? t("free") : formatCents(cents, language)
    return t("method", { name: nameOf(method.code), price: text })
  })
  return t("costs", { country: countryName(home.country, language), methods: methods.join(", ") })
}

function useSentText(): string {
  const { t } = useTranslation("delivery")
  const { dispatch: days } = useDeliveryTexts()
  const dispatch = useDeliveryTerms()?.dispatch
  if (!dispatch) return ""
  return dispatch.max_days === 0 ? t("sentSameDay", { time: dispatch.cut_off }) : t("sent", { days })
}

type PromisedProps = { icon: LucideIcon; title: string; children: ReactNode }

function Promised({ icon: Icon, title, children }: PromisedProps) {
  return (
    <li className="flex gap-3.5">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-bark">{children}</p>
      </div>
    </li>
  )
}

function More({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="whitespace-nowrap text-ink underline decoration-edge underline-offset-4">
      {children}
    </Link>
  )
}
