import { DEFAULT_LANGUAGE, LANGUAGES } from "@bon-perroquet/contract"
import type { ReactNode } from "react"
import { useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Field } from "../../../components/Field"
import type { ProductValues } from "./product-form"

export function SizeRow({ place, children }: { place: number; children: ReactNode }) {
  const { t } = useTranslation("admin")
  const { t: common } = useTranslation("common")
  const {
    register,
    formState: { errors },
  } = useFormContext<ProductValues>()
  const wrong = errors.variants?.[place]
  return (
    <li className="rounded-card border border-line p-4">
      <fieldset className="flex flex-col gap-4">
        <legend className="sr-only">{t("form.sizes.size", { number: place + 1 })}</legend>
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
          {LANGUAGES.map((language) => (
            <Field
              key={language}
              label={t("form.sizes.label", { language: language.toUpperCase() })}
              optionalLabel={language === DEFAULT_LANGUAGE ? undefined : common("optional")}
              lang={language}
              autoComplete="off"
              maxLength={28}
              error={wrong?.[`label_${language}`] && t("form.errors.size")}
              {...register(`variants.${place}.label_${language}`)}
            />
          ))}
        </div>
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
          <Field
            label={t("form.price")}
            inputMode="decimal"
            autoComplete="off"
            error={wrong?.price && t("form.errors.price")}
            {...register(`variants.${place}.price`)}
          />
          <Field
            label={t("form.stock")}
            inputMode="numeric"
            autoComplete="off"
            error={wrong?.stock && t("form.errors.stock")}
            {...register(`variants.${place}.stock`)}
          />
          <Field
            label={t("form.weight")}
            optionalLabel={common("optional")}
            inputMode="numeric"
            autoComplete="off"
            error={
              wrong?.weight &&
              t(wrong.weight.type === "custom" ? "form.errors.weightNeeded" : "form.errors.weight")
            }
            {...register(`variants.${place}.weight`)}
          />
          <Field
            label={t("form.sku")}
            optionalLabel={common("optional")}
            autoComplete="off"
            maxLength={60}
            error={wrong?.sku && t("form.errors.sku")}
            {...register(`variants.${place}.sku`)}
          />
        </div>
        <div className="flex justify-end gap-1">{children}</div>
      </fieldset>
    </li>
  )
}
