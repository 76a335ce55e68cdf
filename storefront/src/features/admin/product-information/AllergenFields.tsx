import { ALLERGENS, type Allergen } from "@bon-perroquet/contract"
import { useId, type ReactNode } from "react"
import { Controller, useFormContext, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import type { InformationValues } from "./information-form"

const BOX = "size-5 shrink-0 accent-leaf"

/** Selects allergens. If none is selected, a checkbox must confirm that there are none. */
export function AllergenFields() {
  const { t } = useTranslation("admin")
  const { t: words } = useTranslation("product-information")
  const id = useId()
  const { register } = useFormContext<InformationValues>()
  const isDeclared = useWatch<InformationValues, "is_told">({ name: "is_told" })
  return (
    <Group title={t("information.groups.allergens")}>
      <div>
        <label className="inline-flex min-h-11 items-center gap-2.5 font-semibold">
          <input type="checkbox" className={BOX} aria-describedby={id} {...register("is_told")} />
          {t("information.allergensTold")}
        </label>
        <p id={id} className="text-sm text-bark">
          {t("information.allergensHint")}
        </p>
      </div>
      {isDeclared && <Boxes name="allergens" legend={t("information.contains")} />}
      <Boxes name="traces" legend={words("fields.traces")} />
    </Group>
  )
}

function Boxes({ name, legend }: { name: "allergens" | "traces"; legend: string }) {
  const { t } = useTranslation("products")
  const { control } = useFormContext<InformationValues>()
  const id = useId()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange } }) => {
        const choose = (allergen: Allergen, isChosen: boolean) =>
          onChange(ALLERGENS.filter((each) => (each === allergen ? isChosen : value.includes(each))))
        return (
          <div role="group" aria-labelledby={id}>
            <p id={id} className="text-sm font-semibold">
              {legend}
            </p>
            <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
              {ALLERGENS.map((allergen) => (
                <li key={allergen}>
                  <label className="flex min-h-11 items-center gap-2.5 py-1.5 leading-tight">
                    <input
                      type="checkbox"
                      className={BOX}
                      checked={value.includes(allergen)}
                      onChange={({ target }) => choose(allergen, target.checked)}
                    />
                    {t(`information.allergens.${allergen}`)}
                  </label>
                </li>
              ))}
            </ul>
          </div>
        )
      }}
    />
  )
}

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 border-t border-line pt-4">
      <legend className="pr-3 font-serif text-lg font-semibold">{title}</legend>
      {children}
    </fieldset>
  )
}
