import type { Product } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { classNames } from "../../../components/class-names"
import { centsOf, formatCents, formatRate, isPerKilogram, Price } from "../../../components/price"
import { useLanguage } from "../../../i18n"

/** The price with its unit, that VAT is in it, and per kilogram where the unit is another. */
export function ProductPrice({ product, large = false }: { product: Product; large?: boolean }) {
  const { t } = useTranslation("products")
  const { language } = useLanguage()
  const perKilogram = isPerKilogram(product.unit_label) ? null : product.price_per_kg
  return (
    <div>
      <Price
        cents={centsOf(product.price)}
        unitLabel={product.unit_label}
        className={classNames("font-bold", large ? "text-2xl" : "text-xl")}
      />
      <p className={classNames("text-bark", large ? "text-sm" : "text-xs")}>
        {t("card.vatIncluded", { rate: formatRate(product.vat_rate, language) })}
        {perKilogram !== null && (
          <> · {t("card.perKilogram", { price: formatCents(centsOf(perKilogram), language) })}</>
        )}
      </p>
    </div>
  )
}
