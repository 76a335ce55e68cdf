import {
  LOW_STOCK_THRESHOLD,
  MAX_PRODUCT_NAME,
  type AdminProduct,
  type AdminVariant,
} from "@bon-perroquet/contract"
import { useCategories } from "@bon-perroquet/shop-react"
import { useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { CONTROL } from "../../../../components/class-names"
import { useLanguage } from "../../../../i18n"
import { localised } from "../../../../i18n/localised"
import type { TableValues } from "./table-form"
import { walkColumn, TableField } from "./TableField"

type RowAt = `rows.${number}`
type CellProps = { at: RowAt; name: string }

/** Shows SKU and size. The first row of a product also has its French name. */
export function NameCell({
  at,
  product,
  variant,
  isFirst,
  refusal,
}: {
  at: RowAt
  product: AdminProduct
  variant: AdminVariant
  isFirst: boolean
  refusal: string | undefined
}) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const name = localised(product, "name", language)
  const size = product.variants.length > 1 ? `${localised(variant, "label", language)} · ` : ""
  return (
    <span className="block min-w-0">
      {isFirst && (
        <TableField
          name={`${at}.name_fr`}
          column="name"
          label={t("productTable.nameOf", { name })}
          error={t("form.errors.name")}
          maxLength={MAX_PRODUCT_NAME}
        />
      )}
      <span className="block pt-1 text-sm wrap-anywhere text-bark">
        {size}
        {variant.sku}
      </span>
      {isFirst && refusal && <span className="block pt-1 text-sm font-semibold text-macaw">{refusal}</span>}
    </span>
  )
}

export function ThresholdCell({ at, name }: CellProps) {
  const { t } = useTranslation("admin")
  return (
    <TableField
      name={`${at}.low_stock_threshold`}
      column="threshold"
      label={t("productTable.thresholdOf", { name })}
      error={t("form.errors.stock")}
      inputMode="numeric"
      placeholder={String(LOW_STOCK_THRESHOLD)}
      className="w-20! text-right tabular-nums"
    />
  )
}

export function CategoryCell({ at, name }: CellProps) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { register } = useFormContext<TableValues>()
  const { data: categories = [] } = useCategories()
  return (
    <select
      // The key changes when the options have loaded. React then sets the selected value again.
      key={categories.length}
      {...register(`${at}.category_id`)}
      data-column="category"
      onKeyDown={walkColumn}
      aria-label={t("productTable.categoryOf", { name })}
      className={`${CONTROL} w-36! px-2!`}
    >
      <option value="">{t("form.noCategory")}</option>
      {categories.map((each) => (
        <option key={each.id} value={each.id}>
          {localised(each, "name", language)}
        </option>
      ))}
    </select>
  )
}

export function ActiveCell({ at, name }: CellProps) {
  const { t } = useTranslation("admin")
  const { register } = useFormContext<TableValues>()
  return (
    <label className="flex min-h-11 w-11 cursor-pointer items-center justify-center">
      <input
        type="checkbox"
        {...register(`${at}.active`)}
        data-column="active"
        onKeyDown={walkColumn}
        aria-label={t("productTable.activeOf", { name })}
        className="size-5 accent-leaf"
      />
    </label>
  )
}
