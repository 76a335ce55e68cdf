import { ALL_CATEGORIES, type Category, type SearchAnswer } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { KEEP_SCROLL } from "../../../config/navigation-state"
import { useLanguage } from "../../../i18n"
import { localised } from "../../../i18n/localised"
import { addressOf, changed, chosenCategory, type ProductFilter } from "../../../config/product-filter"
import { pillLooks } from "./PillLinks"

type CategoryFilterProps = {
  categories: readonly Category[]
  filter: ProductFilter
  counts: SearchAnswer["categories"] | undefined
}

/** Links instead of buttons, so that a category can be bookmarked. */
export function CategoryFilter({ categories, filter, counts }: CategoryFilterProps) {
  const { t } = useTranslation("products")
  const { language } = useLanguage()
  const chosen = chosenCategory(categories, filter)?.id ?? filter.category
  const options = [
    { id: ALL_CATEGORIES, name: t("filter.all") },
    ...categories.map((category) => ({ id: category.id, name: localised(category, "name", language) })),
  ]
  return (
    <nav aria-label={t("filter.label")} className="-mx-4 min-w-0 overflow-x-auto px-4 py-1 sm:-mx-1 sm:px-1">
      <div role="toolbar" aria-label={t("filter.label")} data-one-stop="">
        <ul className="flex gap-2 sm:flex-wrap">
          {options.map(({ id, name }) => (
            <li key={id}>
              <Link
                to={addressOf(changed(filter, { category: id }))}
                state={KEEP_SCROLL}
                aria-current={chosen === id ? "true" : undefined}
                className={`${pillLooks(chosen === id)} whitespace-nowrap`}
              >
                {name}
                <Count count={counts?.find((each) => each.id === id)?.count} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

/** Reserves its space while loading, to avoid a layout shift. */
function Count({ count }: { count: number | undefined }) {
  return <span className="min-w-[2ch] text-sm font-normal tabular-nums">{count}</span>
}
