import { FORMAT_LOCALE_OF, type Offer, type OfferOn, offersOn, type Product } from "@bon-perroquet/contract"
import { useShopFacts } from "@bon-perroquet/shop-react"
import { useTranslation } from "react-i18next"
import { formatCents, formatRoundCents } from "../../components/price"
import { useLanguage } from "../../i18n"

/** Returns announced promotions on a product. */
export const useOffersOn = (product: Product): OfferOn[] => offersOn(product, useShopFacts().offers)

/** Returns announced promotions on delivery. */
export const useDeliveryOffers = (): Offer[] => useShopFacts().offers.filter(({ on }) => on === "delivery")

/** Returns functions that format offers. */
export function useOfferWords() {
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

  /** Formats discount and minimum value. */
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
