import type { Language } from "@bon-perroquet/contract"
import { useDeliveryTerms } from "@bon-perroquet/shop-react"
import { useTranslation } from "react-i18next"
import { useLanguage } from "../../i18n"
import { daysText, deliveryTexts } from "./delivery-texts"

/** Returns texts about the countries of delivery and the time until dispatch. @param language default: the reader's */
export function useDeliveryTexts(language?: Language) {
  const reader = useLanguage()
  const textLanguage = language ?? reader.language
  const { t } = useTranslation("common", { lng: textLanguage })
  const terms = useDeliveryTerms()
  const dispatch = terms ? daysText(t, terms.dispatch) : ""
  return { ...deliveryTexts(terms?.destinations ?? [], textLanguage, t), dispatch }
}
