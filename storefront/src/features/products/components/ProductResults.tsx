import { ALL_CATEGORIES, type SearchAnswer } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Button } from "../../../components/Button"
import { classNames } from "../../../components/class-names"
import { KEEP_SCROLL } from "../../../config/navigation-state"
import { addressOf, changed, type ProductFilter } from "../../../config/product-filter"
import { NoProducts } from "./NoProducts"
import { ProductGrid, ProductGridSkeleton } from "./ProductGrid"

type ProductResultsProps = {
  answer: SearchAnswer
  filter: ProductFilter
  outdated: boolean
}

export function ProductResults({ answer, filter, outdated }: ProductResultsProps) {
  return (
    <div
      aria-busy={outdated}
      className={classNames("transition-opacity duration-150", outdated && "opacity-60")}
    >
      {answer.products.length > 0 && <ProductGrid products={answer.products} />}
      {answer.products.length === 0 &&
        (outdated ? <ProductGridSkeleton count={1} /> : <NothingFound answer={answer} filter={filter} />)}
    </div>
  )
}

function NothingFound({ answer, filter }: { answer: SearchAnswer; filter: ProductFilter }) {
  const { t } = useTranslation("products")
  const elsewhere = answer.categories.find(({ id }) => id === ALL_CATEGORIES)?.count ?? 0
  const everywhere = addressOf(changed(filter, { category: ALL_CATEGORIES }))
  return (
    <NoProducts
      title={t("none.title")}
      text={t("none.text", { count: answer.catalogue_total })}
      action={
        <Button asChild>
          {elsewhere > 0 ? (
            <Link to={everywhere} state={KEEP_SCROLL}>
              {t("none.everywhere", { count: elsewhere })}
            </Link>
          ) : (
            <Link to="/products" state={KEEP_SCROLL}>
              {t("none.reset")}
            </Link>
          )}
        </Button>
      }
    />
  )
}
