import {
  comparedPrice,
  type Product,
  toCents,
  FORMAT_LOCALE_OF,
  isWithoutVat,
  type Offer,
  type OfferOn,
  offersOn,
} from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Badge } from "../../../components/Badge"
import { formatDay } from "../../../components/date"
import { formatCents, formatRoundCents } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { useShopFacts } from "@bon-perroquet/shop-react"

export function OfferBadges({ product }: { product: Product }) {
  const { t } = useTranslation("products")
  const { shortText } = useOfferWords()
  const offers = useOffersOn(product)
  const isReduced = comparedPrice(product) !== null || offers.length > 0
  return (
    <>
      {product.is_promotion && isReduced && <Badge tone="promotion">{t("card.promotion")}</Badge>}
      {offers.map(({ offer }) => (
        <Badge key={offer.id} tone="promotion">
          {shortText(offer)}
        </Badge>
      ))}
    </>
  )
}

/** Shows the price of one unit after the discount that an offer gives in the cart. */
export function OfferPrice({ product }: { product: Product }) {
  const { priceText } = useOfferWords()
  const cents = useOffersOn(product).find(({ price_cents }) => price_cents !== null)?.price_cents
  if (cents === undefined || cents === null) return null
  return <p className="font-semibold text-macaw tabular-nums">{priceText(cents)}</p>
}

export function OfferLines({ product }: { product: Product }) {
  const { t } = useTranslation("products")
  const { language } = useLanguage()
  const { shortText, priceText } = useOfferWords()
  const onGoods = useOffersOn(product)
  const onDelivery = useDeliveryOffers().map((offer) => ({ offer, price_cents: null }))
  const all = [...onGoods, ...onDelivery]
  if (!all.length) return null
  // A sale already shows a reference price, so the offer shows none.
  const isCompared = comparedPrice(product) === null
  return (
    <ul aria-label={t("offers.list")} className="flex flex-col gap-2 rounded-control bg-macaw-wash px-4 py-3">
      {all.map(({ offer, price_cents }) => (
        <li key={offer.id}>
          <p className="font-semibold text-macaw">
            {price_cents === null ? shortText(offer) : priceText(price_cents)}
          </p>
          {(offer.until !== null || (price_cents !== null && isCompared)) && (
            <p className="text-sm">
              {[
                price_cents !== null &&
                  isCompared &&
                  t("offers.compared", { price: formatCents(toCents(product.price), language) }),
                offer.until !== null && t("offers.until", { date: formatDay(offer.until, language) }),
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Offers are computed from prices with VAT, so trade customers see them in the cart only. */
function useOffersOn(product: Product): OfferOn[] {
  const { offers } = useShopFacts()
  return isWithoutVat(product) ? [] : offersOn(product, offers)
}

const useDeliveryOffers = (): Offer[] => useShopFacts().offers.filter(({ on }) => on === "delivery")

function useOfferWords() {
  const { t } = useTranslation("products")
  const { language } = useLanguage()

  function valueOf({ percent, amount_cents }: Offer): string {
    if (percent === null) return formatRoundCents(amount_cents ?? 0, language)
    const format = new Intl.NumberFormat(FORMAT_LOCALE_OF[language], {
      style: "percent",
      maximumFractionDigits: 2,
    })
    return format.format(percent / 100)
  }

  function shortText(offer: Offer): string {
    const { on, percent, minimum_cents } = offer
    const value = valueOf(offer)
    const amount = minimum_cents === null ? "" : formatRoundCents(minimum_cents, language)
    if (on !== "delivery") return amount ? t("offers.from", { value, amount }) : t("offers.badge", { value })
    if (percent === 100) return amount ? t("offers.freeDeliveryFrom", { amount }) : t("offers.freeDelivery")
    return amount ? t("offers.deliveryFrom", { value, amount }) : t("offers.deliveryBadge", { value })
  }

  const priceText = (cents: number) => t("offers.inCart", { price: formatCents(cents, language) })
  return { shortText, priceText }
}
