import {
  categoriesQuery,
  countriesQuery,
  searchQuery,
  useCategories,
  useSearch,
} from "@bon-perroquet/shop-react"
import { useRef, startTransition, useOptimistic } from "react"
import { useTranslation } from "react-i18next"
import { useCustomWords } from "../../../components/custom-fields/use-custom-words"
import { useDeliveryTexts } from "../../../components/delivery"
import { PageHead, breadcrumbData } from "../../../components/PageHead"
import { categoryHandle, lineTo } from "../../../config/categories"
import { customFactsOf } from "../../../config/custom-facts"
import { Moved, type Prefetch } from "../../../config/screen-request"
import { useShopOrigin } from "../../../config/shop-origin"
import { useLanguage } from "../../../i18n"
import { localised } from "../../../i18n/localised"
import { CategoryFilter } from "../components/CategoryFilter"
import { FiltersButton, ListFilters } from "../components/ListFilters"
import { Pagination } from "../components/Pagination"
import { ProductGridSkeleton } from "../components/ProductGrid"
import { ProductResults } from "../components/ProductResults"
import { ProductsFailed } from "../components/NoProducts"
import { SearchBox } from "../components/SearchBox"
import { SortSelect } from "../components/SortSelect"
import {
  chosenCategory,
  isShelf,
  questionOf,
  readFilter,
  shelfAddress,
  addressOf,
  changed,
  type ProductFilter,
} from "../../../config/product-filter"
import type { Category, Language, SearchAnswer } from "@bon-perroquet/contract"
import { Spinner } from "../../../components/Spinner"
import { useMissedSearch } from "../use-missed-search"
import { useNavigate, useSearchParams } from "react-router"
import { KEEP_SCROLL } from "../../../config/navigation-state"

const SKELETONS = 8

export const prefetch: Prefetch = async ({ search, shop, queries }) => {
  const filter = readFilter(search)
  const { language } = shop
  const category = chosenCategory(await queries.query(categoriesQuery(shop)), filter, language)
  const handle = category && categoryHandle(category, language)
  if (handle && handle !== filter.category) throw new Moved(addressOf({ ...filter, category: handle }))
  await Promise.all([
    queries.query(countriesQuery(shop)),
    queries.query(searchQuery(shop, questionOf(filter, category))),
  ])
}

export function Component() {
  const { t } = useTranslation("products")
  const { language } = useLanguage()
  const { area } = useDeliveryTexts()
  const { filter, setFilter } = useFilter()
  const { data: categories = [] } = useCategories()
  const category = chosenCategory(categories, filter, language)
  const question = questionOf(filter, category)
  const { data: answer, isPending, isError, isPlaceholderData, refetch } = useSearch(question)
  const list = useRef<HTMLHeadingElement>(null)
  const title = category ? localised(category, "name", language) : t("title")
  const description = category
    ? localised(category, "description", language)
    : t("description", { area }).trim()
  const canonicalIn = (of: Language) => shelfAddress(filter, category, of)
  const origin = useShopOrigin()
  const failed = isError && !answer
  const present = isPlaceholderData ? undefined : answer
  useMissedSearch(filter.q, present)
  // Words such as "sans gluten" act as a filter.
  const shown = present?.read_as ? changed(filter, present.read_as) : filter
  return (
    <div className="page-width py-4 lg:py-10">
      <PageHead
        title={filter.q ? t("search.title", { q: filter.q }) : title}
        description={description}
        canonical={canonicalIn}
        indexed={isShelf(filter)}
        structuredData={
          category &&
          breadcrumbData(
            [
              { name: t("page.home"), path: "/" },
              ...lineTo(categories, category).map((each) => ({
                name: localised(each, "name", language),
                path: shelfAddress(filter, each, language),
              })),
            ],
            { origin, language },
          )
        }
      />
      <h1 className="text-2xl">{title}</h1>
      {category && <p className="mt-2 max-w-prose text-bark max-sm:line-clamp-2">{description}</p>}
      {category && <CategoryFacts category={category} />}
      <div className="mt-3 flex flex-col gap-2 lg:mt-5 lg:gap-3 lg:flex-row-reverse lg:items-center lg:justify-between">
        <div className="lg:w-80">
          <SearchBox text={filter.q} onChange={(q) => setFilter({ q })} />
        </div>
        <CategoryFilter categories={categories} filter={filter} counts={answer?.categories} />
      </div>
      <ListFilters filter={shown} answer={answer} onChange={setFilter} />
      <div className="mt-2 mb-4 flex flex-col-reverse gap-x-6 gap-y-2 sm:flex-row sm:flex-wrap sm:items-center sm:justify-between lg:mt-3 lg:mb-5">
        <ResultCount answer={present} q={filter.q} failed={failed} />
        <div className="flex items-center justify-between gap-3">
          <FiltersButton filter={shown} />
          <SortSelect filter={filter} onChange={setFilter} />
        </div>
      </div>
      <h2 id="list" ref={list} tabIndex={-1} className="sr-only">
        {t("list")}
      </h2>
      {isPending && <ProductGridSkeleton count={SKELETONS} />}
      {failed && <ProductsFailed onRetry={() => void refetch()} />}
      {answer && (
        <>
          <ProductResults answer={answer} filter={filter} outdated={isPlaceholderData} />
          <Pagination
            filter={filter}
            page={answer.page}
            count={answer.page_count}
            onTurn={() => list.current?.focus({ preventScroll: true })}
          />
        </>
      )}
    </div>
  )
}

/** Values of the merchant's custom fields of categories. */
function CategoryFacts({ category }: { category: Category }) {
  const facts = customFactsOf("category", category.custom_fields, useCustomWords())
  if (facts.length === 0) return null
  return (
    <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex gap-2">
          <dt className="font-semibold">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type ResultCountProps = { answer: SearchAnswer | undefined; q: string; failed: boolean }

/**
 * Announces the number of results. Rendered before the first result, because browsers do not announce a new live
 * region.
 */
function ResultCount({ answer, q, failed }: ResultCountProps) {
  const { t } = useTranslation("products")
  const loading = !answer && !failed
  const resultText = ({ total: count, is_partial }: SearchAnswer): string => {
    if (!q) return t("count", { count })
    return is_partial && count > 0 ? t("foundPartly", { count, q }) : t("found", { count, q })
  }
  return (
    <p className="flex min-h-6 items-center gap-2 text-bark">
      {loading && <Spinner />}
      <span role="status" className="min-w-0 wrap-anywhere">
        {loading && t("loading")}
        {answer && resultText(answer)}
        {answer?.read_as &&
          ` · ${t("information.without.read", {
            allergens: answer.read_as.without.map((each) => t(`information.allergens.${each}`)).join(", "),
          })}`}
        {answer &&
          answer.page_count > 1 &&
          ` · ${t("pages.of", { page: answer.page, count: answer.page_count })}`}
      </span>
    </p>
  )
}

function useFilter() {
  const navigate = useNavigate()
  const [address] = useSearchParams()
  // Shows the new filter at once, because the URL changes later.
  const [filter, show] = useOptimistic(readFilter(address))

  function setFilter(change: Partial<ProductFilter>) {
    // Reads the URL again, because two changes may happen between renderings.
    const current = readFilter(new URLSearchParams(window.location.search))
    const next = changed(current, change)
    // Replaces the history entry while a search is typed, so that "back" leads to the list before the search.
    const replace = change.q !== undefined && current.q !== ""
    startTransition(() => {
      show(next)
      void navigate(addressOf(next), { replace, state: KEEP_SCROLL })
    })
  }

  return { filter, setFilter }
}
