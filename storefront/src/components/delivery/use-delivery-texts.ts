import type { Language } from "@bon-perroquet/contract"
import { useDestinations } from "@bon-perroquet/shop-react"
import { useTranslation } from "react-i18next"
import { useLanguage } from "../../i18n"
import { deliveryTexts } from "./delivery-texts"

/**
 * What the shop says of the countries it delivers to, as they are open now.
 * @param language the reader's when absent
 */
export function useDeliveryTexts(language?: Language) {
  const reader = useLanguage()
  const spoken = language ?? reader.language
  const { t } = useTranslation("common", { lng: spoken })
  return deliveryTexts(useDestinations(), spoken, t)
}
