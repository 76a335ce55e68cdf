import { comparedPrice, isWithoutVat, toCents } from "@bon-perroquet/contract"
import type { Product } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { classNames } from "../../../components/class-names"
import { formatCents, formatRate, Price, unitPriceBeside } from "../../../components/price"
import { useLanguage } from "../../../i18n"

type ProductPriceProps = {
  product: Product
  large?: boolean
  /** True if it is the lowest price of several sizes. */
  from?: boolean
}

/**
 * Shows the price with VAT note and price per kilogram. During a sale, also shows the lowest price of the last 30 days.
 */
export function ProductPrice({ product, large = false, from = false }: ProductPriceProps) {
  const { t } = useTranslation("products")
  const { language } = useLanguage()
  const beside = unitPriceBeside(product)
  const compared = comparedPrice(product)
  return (
    <div>
      {from && <span className="mr-1.5 text-bark">{t("card.from")}</span>}
      {compared !== null && <span className="sr-only">{t("card.reduced")} </span>}
      <Price
        cents={toCents(product.price)}
        unitLabel={product.unit_label}
        className={classNames("font-bold", large ? "text-2xl" : "text-xl", compared !== null && "text-macaw")}
      />
      {compared !== null && (
        <p className={large ? "text-sm" : "text-xs"}>
          {t("card.lowestBefore")}{" "}
          <s className="whitespace-nowrap">{formatCents(toCents(compared), language)}</s>
        </p>
      )}
      <p className={classNames("text-bark", large ? "text-sm" : "text-xs")}>
        {t(isWithoutVat(product) ? "card.vatExcluded" : "card.vatIncluded", {
          rate: formatRate(product.vat_rate, language),
        })}
        {beside && (
          <> · {t(`card.per.${beside.unit}`, { price: formatCents(toCents(beside.euro), language) })}</>
        )}
      </p>
    </div>
  )
}
