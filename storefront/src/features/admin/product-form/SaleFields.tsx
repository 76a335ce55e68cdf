import { VAT_CLASS_NAMES, VAT_CLASSES } from "@bon-perroquet/contract"
import { useCategories } from "@bon-perroquet/shop-react"
import { useController, useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Field, SelectField } from "../../../components/Field"
import { useLanguage } from "../../../i18n"
import { localised } from "../../../i18n/localised"
import { SwitchField } from "./SwitchField"
import type { ProductValues } from "./product-form"

/** How a product is sold: where it stands, for how much, how many, with which VAT. */
export function SaleFields({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation("admin")
  const { t: common } = useTranslation("common")
  const { language } = useLanguage()
  const { data: categories = [] } = useCategories()
  const {
    register,
    formState: { errors },
  } = useFormContext<ProductValues>()
  // Controlled: the categories to choose from may come after the form.
  const { field: category } = useController<ProductValues, "category_id">({ name: "category_id" })
  return (
    <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
      <SelectField label={t("form.category")} {...category}>
        <option value="">{t("form.noCategory")}</option>
        {categories.map((each) => (
          <option key={each.id} value={each.id}>
            {localised(each, "name", language)}
          </option>
        ))}
      </SelectField>
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
      <Field
        label={t("form.weight")}
        optionalLabel={common("optional")}
        hint={t("form.weightHint")}
        inputMode="numeric"
        autoComplete="off"
        error={errors.weight && t("form.errors.weight")}
        {...register("weight")}
      />
      <Field
        label={t("form.stock")}
        inputMode="numeric"
        autoComplete="off"
        error={errors.stock && t("form.errors.stock")}
        {...register("stock")}
      />
      <SelectField label={t("form.vat")} {...register("vat_rate")}>
        {VAT_CLASSES.map((each) => (
          <option key={each} value={each}>
            {t(`form.vatClass.${VAT_CLASS_NAMES[each]}`)}
          </option>
        ))}
      </SelectField>
      <Field
        label={t("form.sku")}
        optionalLabel={isNew ? common("optional") : undefined}
        hint={isNew ? t("form.skuHint") : undefined}
        autoComplete="off"
        maxLength={60}
        error={errors.sku && t("form.errors.sku")}
        {...register("sku")}
      />
      <div className="flex flex-col justify-center">
        <SwitchField name="active" label={t("form.active")} />
        <SwitchField name="is_promotion" label={t("form.promotion")} />
      </div>
    </div>
  )
}
