import type { AdminProduct, AdminVariant } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { DataTable, type Column } from "../../../components/DataTable"
import { useLanguage } from "../../../i18n"
import { formatCount } from "../number-formats"
import { sizeTitle } from "../product-form/size-title"

/** Shows the units of each size on the shelf, and those not reserved. */
export function Shelves({ product }: { product: AdminProduct }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const figure = (id: "stocked" | "held" | "free", of: (variant: AdminVariant) => number) => ({
    ...{ id, label: t(`stock.${id}`), isFigure: true },
    cell: (variant: AdminVariant) => formatCount(of(variant), language),
  })
  const columns: Column<AdminVariant>[] = [
    {
      ...{ id: "size", label: t("stock.size"), isWide: true },
      cell: (variant) => <span className="font-semibold">{sizeTitle(product, variant, language)}</span>,
    },
    figure("stocked", ({ stock, held }) => stock + held),
    figure("held", ({ held }) => held),
    figure("free", ({ stock }) => stock),
  ]
  return (
    <DataTable
      label={t("stock.now")}
      columns={columns}
      rows={product.variants}
      keyOf={(variant) => variant.id}
    />
  )
}
