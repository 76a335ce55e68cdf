import type { AdminProduct } from "@bon-perroquet/contract"
import { useCategories } from "@bon-perroquet/shop-react"
import { useTranslation } from "react-i18next"
import { Badge } from "../../../components/Badge"
import type { Column } from "../../../components/DataTable"
import { centsOf, Price } from "../../../components/price"
import { ProductPicture } from "../../../components/ProductPicture"
import { useLanguage } from "../../../i18n"
import { localised } from "../../../i18n/localised"
import { availabilityOf } from "../../products/availability"
import { useMay } from "../guard/use-may"
import { PriceField } from "./PriceField"
import { ProductActions } from "./ProductActions"
import { PromotionToggle } from "./PromotionToggle"
import { StockField } from "./StockField"

/** What the list tells of each product, and what can be changed there in passing. */
export function useProductColumns(): Column<AdminProduct>[] {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { data: categories = [] } = useCategories()
  const may = useMay()
  const mayWrite = may("goods:write")
  const categoryOf = ({ category_id }: AdminProduct) => {
    const category = categories.find(({ id }) => id === category_id)
    return category ? localised(category, "name", language) : "–"
  }
  return [
    {
      id: "name",
      label: t("products.name"),
      isWide: true,
      className: "lg:w-[32%]",
      cell: (product) => <NameCell product={product} />,
    },
    { id: "category", label: t("products.category"), cell: categoryOf },
    {
      id: "price",
      label: t("products.price"),
      cell: mayWrite ? (product) => <PriceField product={product} /> : priceOf,
    },
    {
      id: "stock",
      label: t("products.stock"),
      cell: mayWrite ? (product) => <StockField product={product} /> : ({ stock }) => stock,
    },
    {
      id: "promotion",
      label: t("products.promotion"),
      cell: mayWrite
        ? (product) => <PromotionToggle product={product} />
        : ({ is_promotion }) => t(is_promotion ? "changes.yes" : "changes.no"),
    },
    ...(mayWrite || may("changes:read")
      ? [
          {
            id: "actions",
            label: t("actions"),
            isWide: true,
            cell: (product: AdminProduct) => <ProductActions product={product} />,
          },
        ]
      : []),
  ]
}

const priceOf = ({ price, unit_label }: AdminProduct) => (
  <span className="inline-flex flex-col items-end gap-0.5 lg:items-start">
    <Price cents={centsOf(price)} />
    <span className="text-xs text-bark">{unit_label}</span>
  </span>
)

const STOCK_TONES = { out: "danger", low: "warning", plenty: "success" } as const

function NameCell({ product }: { product: AdminProduct }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const availability = availabilityOf(product)
  return (
    <span className="flex items-center gap-3">
      <ProductPicture
        address={product.images[0]}
        alt=""
        sizes="3.5rem"
        className="w-14 shrink-0 rounded-control"
      />
      <span className="min-w-0">
        <span className="block leading-snug font-semibold">{localised(product, "name", language)}</span>
        <span className="block text-sm wrap-anywhere text-bark">{product.sku}</span>
        <span className="mt-1 flex flex-wrap gap-1.5">
          <Badge tone={STOCK_TONES[availability]}>{t(`products.availability.${availability}`)}</Badge>
          {product.active ? (
            <Badge tone="success">{t("products.active")}</Badge>
          ) : (
            <Badge>{t("products.inactive")}</Badge>
          )}
          {product.untranslated.map((missing) => (
            <Badge key={missing} tone="warning">
              {t("products.untranslated", { language: missing.toUpperCase() })}
            </Badge>
          ))}
        </span>
      </span>
    </span>
  )
}
