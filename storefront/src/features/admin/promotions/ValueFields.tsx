import { useFormContext, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Field, SelectField } from "../../../components/Field"
import { UNITS, type PromotionValues } from "./promotion-form"

const HINTS = { order: "whole", products: "each", categories: "each", delivery: "once" } as const

export function ValueFields() {
  const { t } = useTranslation("admin")
  const { t: common } = useTranslation("common")
  const { register, control, formState } = useFormContext<PromotionValues>()
  const [unit, on] = useWatch({ control, name: ["unit", "on"] })
  const { errors } = formState
  const number = { inputMode: "decimal", autoComplete: "off", maxLength: 10 } as const
  const hint = t(`promotions.form.${HINTS[on]}`)
  return (
    <>
      <SelectField label={t("promotions.form.unit")} {...register("unit")}>
        {UNITS.map((each) => (
          <option key={each} value={each}>
            {t(`promotions.form.${each}`)}
          </option>
        ))}
      </SelectField>
      {unit === "percent" ? (
        <Field
          key="percent"
          label={t("promotions.form.valuePercent")}
          hint={hint}
          error={errors.percent && t("promotions.form.errors.percent")}
          {...number}
          {...register("percent")}
        />
      ) : (
        <Field
          key="amount"
          label={t("promotions.form.valueAmount")}
          hint={hint}
          error={errors.amount && t("promotions.form.errors.amount")}
          {...number}
          {...register("amount")}
        />
      )}
      <Field
        label={t("promotions.form.minimum")}
        hint={t("promotions.form.minimumHint")}
        optionalLabel={common("optional")}
        error={errors.minimum && t("promotions.form.errors.amount")}
        {...number}
        {...register("minimum")}
      />
    </>
  )
}
