import { useOffers } from "../../config/services"
import { GIFT_CARD_LINK, GIFT_CARDS_LINK, SUPPORT_LINKS } from "./navigation"

/** Returns the links of the section "Help". */
export function useSupportLinks() {
  const sellsCards = useOffers("gift_card_sales")
  const acceptsCards = useOffers("gift_cards")
  return [
    ...SUPPORT_LINKS,
    ...(sellsCards ? [GIFT_CARDS_LINK] : []),
    ...(acceptsCards ? [GIFT_CARD_LINK] : []),
  ]
}
