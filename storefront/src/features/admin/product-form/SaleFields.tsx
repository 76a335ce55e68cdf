import { LOW_STOCK_THRESHOLD, measureOf, VAT_CLASSES, vatClassChoice } from "@bon-perroquet/contract"
import { useCategories } from "@bon-perroquet/shop-react"
import { useController, useFormContext, useWatch, Controller } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Field, SelectField } from "../../../components/Field"
import { lineTo } from "../../../config/categories"
import { useLanguage } from "../../../i18n"
import { localised } from "../../../i18n/localised"
import { PERISHABLE, type ProductValues } from "./product-form"
import { useHasSizes } from "./SizesField"
import { useId } from "react"
import { Toggle } from "../../../components/Toggle"

/** @param isDraft the new product is a draft until its mandatory information is complete */
export function SaleFields({ isNew, isDraft }: { isNew: boolean; isDraft: boolean }) {
  const { t } = useTranslation("admin")
  const { t: common } = useTranslation("common")
  const { language } = useLanguage()
  const { data: categories = [] } = useCategories()
  const {
    register,
    formState: { errors },
  } = useFormContext<ProductValues>()
  // Controlled, because the options may load after the form.
  const { field: category } = useController<ProductValues, "category_id">({ name: "category_id" })
  const hasSizes = useHasSizes()
  return (
    <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
      <SelectField label={t("form.category")} {...category}>
        <option value="">{t("form.noCategory")}</option>
        {categories.map((each) => (
          <option key={each.id} value={each.id}>
            {lineTo(categories, each)
              .map((above) => localised(above, "name", language))
              .join(" › ")}
          </option>
        ))}
      </SelectField>
      {!hasSizes && <OneSizeFields />}
      <SelectField label={t("form.vat")} {...register("vat_rate")}>
        {VAT_CLASSES.map((each) => (
          <option key={each} value={each}>
            {vatClassChoice(each, language)}
          </option>
        ))}
      </SelectField>
      {!hasSizes && <SkuField isNew={isNew} />}
      <SelectField label={t("form.perishable")} hint={t("form.perishableHint")} {...register("perishable")}>
        {PERISHABLE.map((each) => (
          <option key={each} value={each}>
            {t(`form.perishableIs.${each}`)}
          </option>
        ))}
      </SelectField>
      <Field
        label={t("form.lowStock")}
        optionalLabel={common("optional")}
        hint={t("form.lowStockHint", { count: LOW_STOCK_THRESHOLD })}
        inputMode="numeric"
        autoComplete="off"
        error={errors.low_stock_threshold && t("form.errors.stock")}
        {...register("low_stock_threshold")}
      />
      <div className="flex flex-col justify-center">
        {!isDraft && <SwitchField name="active" label={t("form.active")} />}
        <SwitchField name="is_promotion" label={t("form.promotion")} />
        <SwitchField name="is_featured" label={t("form.featured")} />
      </div>
    </div>
  )
}

/** Fields for a product with one size. A product with several sizes has these fields for each size. */
function OneSizeFields() {
  const { t } = useTranslation("admin")
  const {
    register,
    formState: { errors },
  } = useFormContext<ProductValues>()
  return (
    <>
      <Field
        label={t("form.price")}
        hint={t("form.priceHint")}
        inputMode="decimal"
        autoComplete="off"
        error={errors.price && t("form.errors.price")}
        {...register("price")}
      />
      <Field
        label={t("form.unitLabel")}
        autoComplete="off"
        maxLength={30}
        error={errors.unit_label && t("form.errors.unitLabel")}
        {...register("unit_label")}
      />
      <WeightField />
      <Field
        label={t("form.stock")}
        inputMode="numeric"
        autoComplete="off"
        error={errors.stock && t("form.errors.stock")}
        {...register("stock")}
      />
    </>
  )
}

function SkuField({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation("admin")
  const { t: common } = useTranslation("common")
  const {
    register,
    formState: { errors },
  } = useFormContext<ProductValues>()
  return (
    <Field
      label={t("form.sku")}
      optionalLabel={isNew ? common("optional") : undefined}
      hint={isNew ? t("form.skuHint") : undefined}
      autoComplete="off"
      maxLength={60}
      error={errors.sku && t("form.errors.sku")}
      {...register("sku")}
    />
  )
}

/** Edits the weight. It is optional if the unit of the price contains it. */
function WeightField() {
  const { t } = useTranslation("admin")
  const { t: common } = useTranslation("common")
  const {
    register,
    formState: { errors },
  } = useFormContext<ProductValues>()
  const [label, isActive] = useWatch<ProductValues, ["unit_label", "active"]>({
    name: ["unit_label", "active"],
  })
  const measure = measureOf(label)
  return (
    <Field
      label={t("form.weight")}
      optionalLabel={measure || !isActive ? common("optional") : undefined}
      hint={t(measure?.kind === "weight" ? "form.weightOfUnit" : "form.weightHint")}
      inputMode="numeric"
      autoComplete="off"
      error={errors.weight && t(measure || !isActive ? "form.errors.weight" : "form.errors.weightNeeded")}
      {...register("weight")}
    />
  )
}

type SwitchFieldProps = { name: "active" | "is_promotion" | "is_featured"; label: string }

function SwitchField({ name, label }: SwitchFieldProps) {
  const { control } = useFormContext<ProductValues>()
  const id = useId()
  return (
    <div className="flex items-center justify-between gap-3">
      <span id={id} className="text-sm font-semibold">
        {label}
      </span>
      <Controller
        control={control}
        name={name}
        render={({ field }) => <Toggle labelledBy={id} checked={field.value} onChange={field.onChange} />}
      />
    </div>
  )
}
