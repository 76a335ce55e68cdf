import { toCents, type AdminProduct } from "@bon-perroquet/contract"
import { useCategories } from "@bon-perroquet/shop-react"
import { type ReactNode, useId } from "react"
import { useTranslation } from "react-i18next"
import { Badge } from "../../../components/Badge"
import type { Column } from "../../../components/DataTable"
import { Price } from "../../../components/price"
import { ProductPicture } from "../../../components/picture/ProductPicture"
import { useLanguage } from "../../../i18n"
import { localised } from "../../../i18n/localised"
import { availabilityOf } from "../../products"
import { useMay } from "../guard/use-may"
import { SelectOne } from "../lists/selection/SelectOne"
import type { ListSelection } from "../lists/selection/use-selection"
import { ChargedPrice, PriceField } from "./PriceField"
import type { SizeFieldProps } from "../product-form/size-title"
import { ProductActions } from "./ProductActions"
import { StockField } from "./StockField"
import { usePatchPromotion } from "@bon-perroquet/shop-react/admin"
import { Toggle } from "../../../components/Toggle"
import { toast, useFailureToast } from "../../../components/toast"

export function useProductColumns(selection: ListSelection<AdminProduct>): Column<AdminProduct>[] {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { data: categories = [] } = useCategories()
  const may = useMay()
  const mayWrite = may("products:write")
  const categoryOf = ({ category_id }: AdminProduct) => {
    const category = categories.find(({ id }) => id === category_id)
    return category ? localised(category, "name", language) : "–"
  }
  const choice: Column<AdminProduct> = {
    label: t("many.selected"),
    isWide: true,
    isNamedOnly: true,
    className: "max-lg:absolute max-lg:top-4 max-lg:right-1 lg:w-11 lg:px-0!",
    cell: (product) => (
      <SelectOne
        row={product}
        label={t("productTable.one", { name: localised(product, "name", language) })}
        selection={selection}
      />
    ),
  }
  return [
    ...(mayWrite ? [choice] : []),
    {
      label: t("products.name"),
      isWide: true,
      className: "max-lg:pr-9 lg:w-[32%]",
      cell: (product) => <NameCell product={product} />,
    },
    { label: t("products.category"), cell: categoryOf },
    { label: t("products.price"), cell: eachSize(mayWrite ? PriceField : PriceText) },
    { label: t("products.stock"), cell: eachSize(mayWrite ? StockField : StockText) },
    {
      label: t("products.promotion"),
      cell: mayWrite
        ? (product) => <PromotionToggle product={product} />
        : ({ is_promotion }) => t(is_promotion ? "changes.yes" : "changes.no"),
    },
    { label: t("actions"), isWide: true, cell: (product) => <ProductActions product={product} /> },
  ]
}

const eachSize = (Part: (props: SizeFieldProps) => ReactNode) =>
  function SizesCell(product: AdminProduct) {
    return (
      <span className="inline-flex flex-col items-end gap-1 lg:items-start">
        {product.variants.map((variant) => (
          // The minimum height aligns a size's price, stock and other values in one row.
          <span key={variant.id} className={product.variants.length > 1 ? "min-h-16" : undefined}>
            <Part product={product} variant={variant} />
          </span>
        ))}
      </span>
    )
  }

const PriceText = ({ variant }: SizeFieldProps) => (
  <span className="inline-flex flex-col items-end gap-0.5 lg:items-start">
    <Price cents={toCents(variant.price)} />
    <span className="text-xs text-bark">{variant.unit_label}</span>
    <ChargedPrice variant={variant} />
  </span>
)
const StockText = ({ variant }: SizeFieldProps) => variant.stock

const STOCK_TONES = { out: "danger", order: "warning", low: "warning", plenty: "success" } as const

function NameCell({ product }: { product: AdminProduct }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const stock = Math.min(...product.variants.map((variant) => variant.stock))
  const few = product.low_stock_threshold ?? undefined
  const availability = availabilityOf({ stock, is_out_of_stock: stock <= 0, variants: product.variants }, few)
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
        <span className="block text-sm wrap-anywhere text-bark">
          {product.variants.map(({ sku }) => sku).join(" · ")}
        </span>
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

function PromotionToggle({ product }: { product: AdminProduct }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const sayFailure = useFailureToast()
  const { mutate, isPending, variables } = usePatchPromotion(product.id)
  const id = useId()
  const change = (isPromotion: boolean) =>
    mutate(isPromotion, {
      onSuccess: () =>
        toast({
          variant: "success",
          title: t("done.promotion"),
          description: t(isPromotion ? "done.promoted" : "done.unpromoted"),
        }),
      onError: (error) => sayFailure(error, t("failure.promotion")),
    })
  return (
    <>
      <span id={id} className="sr-only">
        {t("products.promotionOf", { name: localised(product, "name", language) })}
      </span>
      <Toggle
        labelledBy={id}
        checked={isPending ? variables : product.is_promotion}
        onChange={(next) => !isPending && change(next)}
      />
    </>
  )
}
