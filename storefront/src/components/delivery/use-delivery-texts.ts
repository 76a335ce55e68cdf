import type { Language } from "@bon-perroquet/contract"
import { useDestinations } from "@bon-perroquet/shop-react"
import { useTranslation } from "react-i18next"
import { useLanguage } from "../../i18n"
import { deliveryTexts } from "./delivery-texts"

/** Returns texts about the open countries. @param language by default the reader's */
export function useDeliveryTexts(language?: Language) {
  const reader = useLanguage()
  const spoken = language ?? reader.language
  const { t } = useTranslation("common", { lng: spoken })
  return deliveryTexts(useDestinations(), spoken, t)
}
