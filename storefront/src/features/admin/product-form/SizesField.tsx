import { MAX_VARIANTS, type AdminProduct, DEFAULT_LANGUAGE, LANGUAGES } from "@bon-perroquet/contract"
import { MoveDown, MoveUp, Plus, Trash } from "lucide-react"
import { useId, type ReactNode } from "react"
import { useFieldArray, useFormContext, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { useLanguage } from "../../../i18n"
import { Heading } from "../../../components/Heading"
import { Button } from "../../../components/Button"
import { CustomFields } from "../../../components/custom-fields/CustomFields"
import { NEW_SIZE, SIZE_CUSTOM, sizeValuesOf, type ProductValues } from "./product-form"
import { Field } from "../../../components/Field"

/**
 * Edits a product's sizes in display order. A product with one size has an empty list, because the main form has its
 * fields.
 */
export function SizesField({ product }: { product: AdminProduct | undefined }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { getValues } = useFormContext<ProductValues>()
  const { fields, append, move, remove } = useFieldArray<ProductValues, "variants", "key">({
    name: "variants",
    keyName: "key",
  })
  const id = useId()

  function begin() {
    const { price, stock, sku, weight, unit_label, variant_custom_fields: custom_fields } = getValues()
    const [only] = product?.variants ?? []
    const first = only ? sizeValuesOf(only, language) : NEW_SIZE
    const label = unit_label.replace(/^\s*€\s*\/?\s*/, "").trim()
    append([
      { ...first, price, stock, sku, weight, custom_fields, label_fr: first.label_fr || label },
      NEW_SIZE,
    ])
  }

  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <Heading id={id} className="text-sm font-semibold">
        {t("form.sizes.title")}
      </Heading>
      <p className="text-sm text-bark">{t("form.sizes.hint")}</p>
      <ol className="flex flex-col gap-4">
        {fields.map(({ key }, place) => (
          <SizeRow key={key} place={place}>
            <Button
              variant="quiet"
              size="icon"
              aria-label={t("form.sizes.earlier", { number: place + 1 })}
              disabled={place === 0}
              onClick={() => move(place, place - 1)}
            >
              <MoveUp aria-hidden className="size-4" />
            </Button>
            <Button
              variant="quiet"
              size="icon"
              aria-label={t("form.sizes.later", { number: place + 1 })}
              disabled={place === fields.length - 1}
              onClick={() => move(place, place + 1)}
            >
              <MoveDown aria-hidden className="size-4" />
            </Button>
            <Button
              variant="quiet"
              size="icon"
              aria-label={t("form.sizes.remove", { number: place + 1 })}
              disabled={fields.length === 1}
              onClick={() => remove(place)}
            >
              <Trash aria-hidden className="size-4 text-macaw" />
            </Button>
          </SizeRow>
        ))}
      </ol>
      {fields.length < MAX_VARIANTS && (
        <Button
          variant="secondary"
          size="sm"
          className="self-start"
          onClick={() => (fields.length > 0 ? append(NEW_SIZE) : begin())}
        >
          <Plus aria-hidden className="size-4" />
          {t(fields.length > 0 ? "form.sizes.add" : "form.sizes.begin")}
        </Button>
      )}
    </section>
  )
}

export const useHasSizes = (): boolean => useWatch<ProductValues, "variants">({ name: "variants" }).length > 0

function SizeRow({ place, children }: { place: number; children: ReactNode }) {
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
        <CustomFields keys={SIZE_CUSTOM} at={`variants.${place}.custom_fields`} />
        <div className="flex justify-end gap-1">{children}</div>
      </fieldset>
    </li>
  )
}
