import {
  categoriesQuery,
  countriesQuery,
  searchQuery,
  useCategories,
  useSearch,
} from "@bon-perroquet/shop-react"
import { useRef } from "react"
import { useTranslation } from "react-i18next"
import { useDeliveryTexts } from "../../../components/delivery"
import { PageHead } from "../../../components/PageHead"
import { breadcrumbData } from "../../../components/structured-data"
import type { Prefetch } from "../../../config/screen-request"
import { useShopOrigin } from "../../../config/shop-origin"
import { useLanguage } from "../../../i18n"
import { localised } from "../../../i18n/localised"
import { AllergenFilter } from "../components/AllergenFilter"
import { BirdFilter } from "../components/BirdFilter"
import { CategoryFilter } from "../components/CategoryFilter"
import { ListControls } from "../components/ListControls"
import { Pagination } from "../components/Pagination"
import { ProductGridSkeleton } from "../components/ProductGrid"
import { ProductResults } from "../components/ProductResults"
import { ProductsFailed } from "../components/ProductsFailed"
import { ResultCount } from "../components/ResultCount"
import { SearchBox } from "../components/SearchBox"
import { chosenCategory, isShelf, questionOf, readFilter, shelfAddress } from "../../../config/product-filter"
import { useFilter } from "../use-filter"

const SKELETONS = 8

export const prefetch: Prefetch = ({ search, shop, queries }) =>
  Promise.all([
    queries.query(categoriesQuery(shop)),
    queries.query(countriesQuery(shop)),
    queries.query(searchQuery(shop, questionOf(readFilter(search)))),
  ])

export function Component() {
  const { t } = useTranslation("products")
  const { language } = useLanguage()
  const { area } = useDeliveryTexts()
  const { filter, setFilter } = useFilter()
  const { data: categories = [] } = useCategories()
  const { data: answer, isPending, isError, isPlaceholderData, refetch } = useSearch(questionOf(filter))
  const list = useRef<HTMLHeadingElement>(null)
  const category = chosenCategory(categories, filter)
  const title = category ? localised(category, "name", language) : t("title")
  const description = category
    ? localised(category, "description", language)
    : t("description", { area }).trim()
  const canonical = shelfAddress(filter, category)
  const origin = useShopOrigin()
  const failed = isError && !answer
  return (
    <div className="page-width py-8 lg:py-10">
      <PageHead
        title={filter.q ? t("search.title", { q: filter.q }) : title}
        description={description}
        canonical={canonical}
        indexed={isShelf(filter)}
        structuredData={
          category &&
          breadcrumbData(
            [
              { name: t("page.home"), path: "/" },
              { name: title, path: canonical },
            ],
            { origin, language },
          )
        }
      />
      <h1 className="text-2xl">{title}</h1>
      {category && <p className="mt-2 max-w-prose text-bark">{description}</p>}
      <div className="mt-5 flex flex-col gap-3 lg:flex-row-reverse lg:items-center lg:justify-between">
        <div className="lg:w-80">
          <SearchBox text={filter.q} onChange={(q) => setFilter({ q })} />
        </div>
        <CategoryFilter categories={categories} filter={filter} counts={answer?.categories} />
      </div>
      <BirdFilter filter={filter} answer={answer} />
      <AllergenFilter filter={filter} answer={answer} />
      <div className="mt-3 mb-5 flex flex-col-reverse gap-x-6 gap-y-2 sm:flex-row sm:flex-wrap sm:items-center sm:justify-between">
        <ResultCount answer={answer} q={filter.q} failed={failed} />
        <ListControls filter={filter} onChange={setFilter} />
      </div>
      <h2 ref={list} tabIndex={-1} className="sr-only">
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
