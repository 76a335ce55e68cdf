import { ALL_CATEGORIES, type Category, type SearchAnswer } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { KEEP_SCROLL } from "../../../config/navigation-state"
import { useLanguage } from "../../../i18n"
import { localised } from "../../../i18n/localised"
import { categoryHandle, lineTo } from "../../../config/categories"
import { addressOf, changed, chosenCategory, type ProductFilter } from "../../../config/product-filter"
import { pillLooks } from "./PillLinks"

type CategoryFilterProps = {
  categories: readonly Category[]
  filter: ProductFilter
  counts: SearchAnswer["categories"] | undefined
}

/**
 * Uses links instead of buttons, so that a category can be bookmarked. Each further row has the subcategories of a
 * selected category.
 */
export function CategoryFilter({ categories, filter, counts }: CategoryFilterProps) {
  const { t } = useTranslation("products")
  const { language } = useLanguage()
  const chosen = chosenCategory(categories, filter, language)
  const line = lineTo(categories, chosen).map(({ id }) => id)
  const all = { id: ALL_CATEGORIES, category: ALL_CATEGORIES, name: t("filter.all") }
  const rows = [null, ...line].map((parentId) => [
    ...(parentId === null ? [all] : []),
    ...categories
      .filter(({ parent_id }) => parent_id === parentId)
      .map((each) => ({
        id: each.id,
        category: categoryHandle(each, language),
        name: localised(each, "name", language),
      })),
  ])
  return (
    <nav aria-label={t("filter.label")} className="-mx-4 min-w-0 overflow-x-auto px-4 py-1 sm:-mx-1 sm:px-1">
      <div role="toolbar" aria-label={t("filter.label")} data-one-stop="">
        {rows.map(
          (row, depth) =>
            row.length > 0 && (
              <ul key={line[depth - 1] ?? ALL_CATEGORIES} className="flex gap-2 not-first:mt-2 sm:flex-wrap">
                {row.map(({ id, category, name }) => (
                  <li key={id}>
                    <Link
                      to={addressOf(changed(filter, { category }))}
                      state={KEEP_SCROLL}
                      aria-current={(chosen?.id ?? filter.category) === id ? "true" : undefined}
                      className={`${pillLooks(line.includes(id) || filter.category === id)} whitespace-nowrap`}
                    >
                      {name}
                      <Count count={counts?.find((each) => each.id === id)?.count} />
                    </Link>
                  </li>
                ))}
              </ul>
            ),
        )}
      </div>
    </nav>
  )
}

/** Number of products. It keeps its space while it loads, to avoid a layout shift. */
function Count({ count }: { count: number | undefined }) {
  return <span className="min-w-[2ch] text-sm font-normal tabular-nums">{count}</span>
}
