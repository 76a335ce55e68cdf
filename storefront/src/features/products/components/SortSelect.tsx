import type { ProductSort } from "@bon-perroquet/contract"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { CONTROL } from "../../../components/class-names"
import { sortsFor, type ProductFilter } from "../../../config/product-filter"

type SortSelectProps = { filter: ProductFilter; onChange: (change: Partial<ProductFilter>) => void }

export function SortSelect({ filter, onChange }: SortSelectProps) {
  const { t } = useTranslation("products")
  const id = useId()
  const sorts = sortsFor(filter.q)
  const choose = (value: string) => {
    const sort: ProductSort | undefined = sorts.find((each) => each === value)
    if (sort) onChange({ sort })
  }
  return (
    <div className="flex min-w-0 items-center gap-2.5">
      <label htmlFor={id} className="whitespace-nowrap max-sm:sr-only">
        {t("sort.label")}
      </label>
      <select
        id={id}
        value={filter.sort}
        onChange={({ target }) => choose(target.value)}
        className={`${CONTROL} w-auto! min-w-0`}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </select>
    </div>
  )
}
