import { useOffers } from "../../config/services"
import { GIFT_CARD_LINK, SUPPORT_LINKS } from "./navigation"

/** Returns the links of the section "Help". */
export function useSupportLinks() {
  const acceptsCards = useOffers("gift_cards")
  return acceptsCards ? [...SUPPORT_LINKS, GIFT_CARD_LINK] : SUPPORT_LINKS
}
