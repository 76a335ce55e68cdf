import { MAX_PROMOTION_NOTE } from "@bon-perroquet/contract"
import { useFormContext, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Field, TextAreaField } from "../../../components/Field"
import { FieldGroup } from "../settings/FieldGroup"
import { KINDS, type PromotionValues } from "./promotion-form"

export function KindFields() {
  const { t } = useTranslation("admin")
  const { register, control, formState } = useFormContext<PromotionValues>()
  const kind = useWatch({ control, name: "kind" })
  const isCode = kind === "code"
  return (
    <FieldGroup title={t("promotions.form.get")}>
      <div role="radiogroup" aria-label={t("promotions.form.get")} className="flex flex-col">
        {KINDS.map((each) => (
          <label key={each} className="flex min-h-11 items-center gap-3">
            <input type="radio" value={each} className="size-5 accent-leaf" {...register("kind")} />
            {t(`promotions.kinds.${each}`)}
          </label>
        ))}
      </div>
      <Field
        label={t(isCode ? "promotions.form.code" : "promotions.form.name")}
        hint={t(isCode ? "promotions.form.codeHint" : "promotions.form.nameHint")}
        error={formState.errors.code && t("promotions.form.errors.code")}
        autoComplete="off"
        spellCheck={!isCode}
        maxLength={64}
        {...register("code")}
      />
    </FieldGroup>
  )
}

export function TermsFields() {
  const { t } = useTranslation("admin")
  const { t: common } = useTranslation("common")
  const { register, formState } = useFormContext<PromotionValues>()
  const { errors } = formState
  const optionalLabel = common("optional")
  const count = { inputMode: "numeric", autoComplete: "off", maxLength: 7, optionalLabel } as const
  const wrongDay = (type: string | undefined) =>
    t(type === "custom" ? "promotions.form.errors.until" : "promotions.form.errors.day")
  return (
    <>
      <FieldGroup title={t("promotions.form.when")}>
        <Field
          type="date"
          label={t("promotions.form.from")}
          optionalLabel={optionalLabel}
          error={errors.from && t("promotions.form.errors.day")}
          {...register("from")}
        />
        <Field
          type="date"
          label={t("promotions.form.until")}
          hint={t("promotions.form.untilHint")}
          optionalLabel={optionalLabel}
          error={errors.until && wrongDay(errors.until.type)}
          {...register("until")}
        />
      </FieldGroup>
      <FieldGroup title={t("promotions.form.limits")}>
        <Field
          label={t("promotions.form.limit")}
          hint={t("promotions.form.limitHint")}
          error={errors.limit && t("promotions.form.errors.limit")}
          {...count}
          {...register("limit")}
        />
        <Field
          label={t("promotions.form.perEmail")}
          hint={t("promotions.form.limitHint")}
          error={errors.limit_per_email && t("promotions.form.errors.limit")}
          {...count}
          {...register("limit_per_email")}
        />
        <TextAreaField
          className="sm:col-span-2"
          label={t("promotions.form.note")}
          hint={t("promotions.form.noteHint")}
          optionalLabel={optionalLabel}
          rows={2}
          maxLength={MAX_PROMOTION_NOTE}
          {...register("note")}
        />
      </FieldGroup>
    </>
  )
}
