import { type AdminVariant, toCents } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { formatCents } from "../../../components/price"
import { useLanguage } from "../../../i18n"

/** Shows the price of a Medusa price list while it replaces the product's price. */
export function ChargedPrice({ variant: { charged_price } }: { variant: AdminVariant }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  if (charged_price === null) return null
  const price = formatCents(toCents(charged_price), language)
  return <span className="text-xs font-semibold text-macaw">{t("products.charged", { price })}</span>
}
