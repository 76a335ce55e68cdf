import { useCategories, useProducts } from "@bon-perroquet/shop-react"
import { useDeferredValue, useMemo } from "react"
import { useTranslation } from "react-i18next"
import { PageHead } from "../../../components/PageHead"
import { useLanguage } from "../../../i18n"
import { localised } from "../../../i18n/localised"
import { CategoryFilter } from "../components/CategoryFilter"
import { ProductResults, ProductsFailed, ProductsLoading } from "../components/ProductResults"
import { SearchBox } from "../components/SearchBox"
import { ALL_CATEGORIES, filterProducts } from "../search"
import { useFilter } from "../use-filter"

const NO_FILTER = { category: ALL_CATEGORIES, text: "" }

function useFilteredProducts(category: string, text: string) {
  const { data: products, isPending, isError, refetch } = useProducts()
  // Typing stays ahead of drawing a long grid.
  const settledText = useDeferredValue(text)
  const matches = useMemo(
    () => filterProducts(products ?? [], { category, text: settledText }),
    [products, category, settledText],
  )
  return { matches, total: products?.length ?? 0, isPending, failed: isError && !products, refetch }
}

/** All products, by category and by words. */
export function Component() {
  const { t } = useTranslation("products")
  const { language } = useLanguage()
  const { filter, setFilter } = useFilter()
  const { data: categories = [] } = useCategories()
  const { matches, total, isPending, failed, refetch } = useFilteredProducts(filter.category, filter.text)
  const category = categories.find(({ id }) => id === filter.category)
  const title = category ? localised(category, "name", language) : t("title")
  return (
    <div className="page-width py-8 lg:py-10">
      <PageHead title={title} />
      <h1 className="text-2xl">{title}</h1>
      {category && (
        <p className="mt-2 max-w-prose text-bark">{localised(category, "description", language)}</p>
      )}
      <div className="mt-5 mb-6 flex flex-col gap-3 lg:flex-row-reverse lg:items-center lg:justify-between">
        <div className="lg:w-80">
          <SearchBox text={filter.text} onChange={(text) => setFilter({ text })} />
        </div>
        <CategoryFilter
          categories={categories}
          chosen={filter.category}
          onChoose={(chosen) => setFilter({ category: chosen })}
        />
      </div>
      {isPending && <ProductsLoading />}
      {failed && <ProductsFailed onRetry={() => void refetch()} />}
      {!isPending && !failed && (
        <ProductResults products={matches} total={total} onReset={() => setFilter(NO_FILTER)} />
      )}
    </div>
  )
}
