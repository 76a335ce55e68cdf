import { PROMOTION_TARGETS, SEGMENTS } from "@bon-perroquet/contract"
import { useCategories } from "@bon-perroquet/shop-react"
import { useController, useFormContext, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { SelectField } from "../../../components/Field"
import { useLanguage } from "../../../i18n"
import { localised } from "../../../i18n/localised"
import { ProductPicker } from "./ProductPicker"
import { useSegmentName } from "../segments/use-segment-name"
import type { PromotionValues } from "./promotion-form"

export function TargetFields() {
  const { t } = useTranslation("admin")
  const { register, control } = useFormContext<PromotionValues>()
  const on = useWatch({ control, name: "on" })
  const nameOf = useSegmentName()
  return (
    <>
      <SelectField label={t("promotions.form.on")} {...register("on")}>
        {PROMOTION_TARGETS.map((each) => (
          <option key={each} value={each}>
            {t(`promotions.form.targets.${each}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t("promotions.form.segment")}
        hint={t("promotions.form.segmentHint")}
        {...register("segment")}
      >
        <option value="">{t("promotions.form.everybody")}</option>
        {SEGMENTS.map((segment) => (
          <option key={segment} value={segment}>
            {nameOf(segment)}
          </option>
        ))}
      </SelectField>
      <div className="sm:col-span-2 empty:hidden">
        {on === "products" && <Products />}
        {on === "categories" && <Categories />}
      </div>
    </>
  )
}

function Products() {
  const { t } = useTranslation("admin")
  const { field, fieldState } = useController<PromotionValues, "product_ids">({ name: "product_ids" })
  return (
    <ProductPicker
      chosen={field.value}
      error={fieldState.error && t("promotions.form.errors.products")}
      onChange={field.onChange}
    />
  )
}

function Categories() {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { data: categories = [] } = useCategories()
  const { field, fieldState } = useController<PromotionValues, "category_ids">({ name: "category_ids" })
  const { value: chosen, onChange } = field
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{t("promotions.form.categories")}</legend>
      {categories.map((category) => (
        <label key={category.id} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 accent-leaf"
            checked={chosen.includes(category.id)}
            onChange={({ target }) =>
              onChange(
                target.checked ? [...chosen, category.id] : chosen.filter((each) => each !== category.id),
              )
            }
          />
          {localised(category, "name", language)}
        </label>
      ))}
      {fieldState.error && (
        <p role="alert" className="text-sm font-semibold text-macaw">
          {t("promotions.form.errors.categories")}
        </p>
      )}
    </fieldset>
  )
}
