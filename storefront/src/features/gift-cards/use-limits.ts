import type { GiftCardOffer } from "@bon-perroquet/contract"
import { formatRoundCents } from "../../components/price"
import { useLanguage } from "../../i18n"

/** Returns the limits of a freely entered amount as texts. */
export function useLimits({ least_cents, most_cents }: GiftCardOffer) {
  const { language } = useLanguage()
  return { least: formatRoundCents(least_cents, language), most: formatRoundCents(most_cents, language) }
}
