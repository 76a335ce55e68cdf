import type { Analytics } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Price } from "../../../components/price"
import { Card } from "./Card"

/** Charts the best-selling products. The bars are decorative, because the figures are in the text. */
export function BestSellers({ sellers }: { sellers: Analytics["period"]["best_sellers"] }) {
  const { t } = useTranslation("admin")
  const most = Math.max(1, ...sellers.map(({ revenue_cents }) => revenue_cents))
  return (
    <Card title={t("sellers.title")}>
      {sellers.length === 0 && <p className="text-bark">{t("sellers.none")}</p>}
      <ol className="flex flex-col gap-3">
        {sellers.map(({ product_id, name, quantity, revenue_cents }) => (
          <li key={product_id ?? name} className="flex flex-col gap-1">
            <p className="flex justify-between gap-4">
              <span className="min-w-0">{name}</span>
              <span className="shrink-0 text-right">
                <Price cents={revenue_cents} className="font-semibold" />
                <span className="block text-sm text-bark">{t("sellers.units", { count: quantity })}</span>
              </span>
            </p>
            <span aria-hidden className="block h-2 rounded-pill bg-sunken">
              <span
                className="block h-2 rounded-pill bg-leaf"
                style={{ width: `${(revenue_cents / most) * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
