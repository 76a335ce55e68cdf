import { useDestinations } from "@bon-perroquet/shop-react"
import { useTranslation } from "react-i18next"
import { useLanguage } from "../../i18n"
import { deliveryTexts } from "./delivery-texts"

/** What the shop says of the countries it delivers to, as they are open now, in the reader's language. */
export function useDeliveryTexts() {
  const { t } = useTranslation("common")
  const { language } = useLanguage()
  return deliveryTexts(useDestinations(), language, t)
}
