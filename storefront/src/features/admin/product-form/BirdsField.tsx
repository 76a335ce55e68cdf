import { BIRD_KINDS, type BirdKind } from "@bon-perroquet/contract"
import { useId } from "react"
import { useController } from "react-hook-form"
import { useTranslation } from "react-i18next"
import type { ProductValues } from "./product-form"

/** Selects bird species, by which shoppers filter products. */
export function BirdsField() {
  const { t } = useTranslation("admin")
  const { t: products } = useTranslation("products")
  const id = useId()
  const {
    field: { value, onChange },
  } = useController<ProductValues, "birds">({ name: "birds" })
  const choose = (kind: BirdKind, isChosen: boolean) =>
    onChange(BIRD_KINDS.filter((each) => (each === kind ? isChosen : value.includes(each))))
  return (
    <fieldset aria-describedby={id}>
      <legend className="text-sm font-semibold">{t("form.birds")}</legend>
      <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-3 lg:grid-cols-5">
        {BIRD_KINDS.map((kind) => (
          <li key={kind}>
            <label className="flex min-h-11 items-center gap-2.5 py-1.5 leading-tight">
              <input
                type="checkbox"
                className="size-5 shrink-0 accent-leaf"
                checked={value.includes(kind)}
                onChange={({ target }) => choose(kind, target.checked)}
              />
              {products(`birds.kinds.${kind}`)}
            </label>
          </li>
        ))}
      </ul>
      <p id={id} className="text-sm text-bark">
        {t("form.birdsHint")}
      </p>
    </fieldset>
  )
}
