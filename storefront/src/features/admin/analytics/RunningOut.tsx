import type { Analytics } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Badge } from "../../../components/Badge"
import { Card } from "./Card"

/** Lists products with the least stock first. */
export function RunningOut({ products }: { products: Analytics["running_out"] }) {
  const { t } = useTranslation("admin")
  return (
    <Card title={t("runningOut.title")}>
      {products.length === 0 && <p className="text-bark">{t("runningOut.none")}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {products.map(({ product_id, name, stock }) => (
          <li key={`${product_id} ${name}`} className="flex items-center justify-between gap-4">
            <Link
              to={`/admin/products?${new URLSearchParams({ edit: product_id }).toString()}`}
              className="inline-flex min-h-11 min-w-0 items-center underline underline-offset-2"
            >
              {name}
            </Link>
            <Badge tone={stock > 0 ? "warning" : "danger"} className="shrink-0">
              {t("runningOut.left", { count: stock })}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
