import { type Product, toCents } from "@bon-perroquet/contract"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { formatCents, unitPriceBeside } from "../../../components/price"
import { useLanguage } from "../../../i18n"

export function TierPrices({ product: { tiers, unit_label } }: { product: Product }) {
  const { t } = useTranslation("products")
  const { language } = useLanguage()
  const heading = useId()
  if (!tiers.length) return null
  const euro = (amount: number) => formatCents(toCents(amount), language)
  return (
    <div className="rounded-control bg-sunken px-4 py-3">
      <h2 id={heading} className="font-sans text-base font-semibold">
        {t("tiers.legend")}
      </h2>
      <ul aria-labelledby={heading} className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
        {tiers.map(({ from, price, ...per }) => {
          const beside = unitPriceBeside({ unit_label, ...per })
          return (
            <li key={from} className="tabular-nums">
              <span className="font-semibold">{t("tiers.from", { quantity: from, price: euro(price) })}</span>
              {beside && (
                <span className="text-sm text-bark">
                  {" · "}
                  {t(`card.per.${beside.unit}`, { price: euro(beside.euro) })}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
