import { MAX_VARIANTS, type AdminProduct } from "@bon-perroquet/contract"
import { MoveDown, MoveUp, Plus, Trash } from "lucide-react"
import { useId } from "react"
import { useFieldArray, useFormContext, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Heading } from "../../../components/Heading"
import { Button } from "../../../components/Button"
import { SizeRow } from "./SizeRow"
import { NEW_SIZE, sizeValuesOf, type ProductValues } from "./product-form"

/** Edits the sizes of a product in their displayed order. Empty if there is only one. */
export function SizesField({ product }: { product: AdminProduct | undefined }) {
  const { t } = useTranslation("admin")
  const { getValues } = useFormContext<ProductValues>()
  const { fields, append, move, remove } = useFieldArray<ProductValues, "variants", "key">({
    name: "variants",
    keyName: "key",
  })
  const id = useId()

  /** Turns the only size into the first of several. */
  function begin() {
    const { price, stock, sku, weight, unit_label } = getValues()
    const [only] = product?.variants ?? []
    const first = only ? sizeValuesOf(only) : NEW_SIZE
    const label = unit_label.replace(/^\s*€\s*\/?\s*/, "").trim()
    append([{ ...first, price, stock, sku, weight, label_fr: first.label_fr || label }, NEW_SIZE])
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

/** Returns true if price, unit, weight, stock and SKU belong to sizes instead of the product. */
export const useHasSizes = (): boolean => useWatch<ProductValues, "variants">({ name: "variants" }).length > 0
