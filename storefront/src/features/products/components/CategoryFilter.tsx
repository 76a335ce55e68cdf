import type { Category } from "@bon-perroquet/shop-api/contract"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { useLanguage } from "../../../i18n"
import { localised } from "../../../i18n/localised"
import { ALL_CATEGORIES } from "../search"

const PILL =
  "inline-flex min-h-11 cursor-pointer items-center rounded-pill border border-edge bg-card px-4 font-semibold " +
  "whitespace-nowrap hover:bg-sunken peer-checked:border-leaf peer-checked:bg-leaf peer-checked:text-on-leaf " +
  "peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus"

type CategoryFilterProps = { categories: Category[]; chosen: string; onChoose: (category: string) => void }

/** One of the categories, or all. */
export function CategoryFilter({ categories, chosen, onChoose }: CategoryFilterProps) {
  const { t } = useTranslation("products")
  const { language } = useLanguage()
  const group = useId()
  const options = [
    { id: ALL_CATEGORIES, name: t("filter.all") },
    ...categories.map((category) => ({ id: category.id, name: localised(category, "name", language) })),
  ]
  return (
    <fieldset className="-mx-4 min-w-0 overflow-x-auto px-4 py-1 sm:-mx-1 sm:px-1">
      <legend className="sr-only">{t("filter.label")}</legend>
      <div className="flex gap-2 sm:flex-wrap">
        {options.map(({ id, name }) => (
          <label key={id} className="relative">
            <input
              type="radio"
              name={group}
              value={id}
              checked={chosen === id}
              onChange={() => onChoose(id)}
              className="peer absolute inset-0 cursor-pointer opacity-0"
            />
            <span className={PILL}>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
