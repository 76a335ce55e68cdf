import type { Product } from "@bon-perroquet/shop-api/contract"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Spinner } from "../../../components/Spinner"
import { NoProducts } from "./NoProducts"
import { ProductGrid, ProductGridSkeleton } from "./ProductGrid"

const SKELETONS = 8

export function ProductsLoading() {
  const { t } = useTranslation("products")
  return (
    <>
      <p className="mb-4 flex min-h-6 items-center gap-2 text-bark">
        <Spinner />
        <span role="status">{t("loading")}</span>
      </p>
      <ProductGridSkeleton count={SKELETONS} />
    </>
  )
}

export function ProductsFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation("products")
  const { t: common } = useTranslation("common")
  const retry = <Button onClick={onRetry}>{common("retry")}</Button>
  return (
    <div role="alert">
      <NoProducts title={t("failed.title")} text={t("failed.text")} action={retry} />
    </div>
  )
}

type ProductResultsProps = {
  /** Those that match. */
  products: Product[]
  /** How many there are in all. */
  total: number
  onReset: () => void
}

/** The count and the grid; the count is read out when it changes. */
export function ProductResults({ products, total, onReset }: ProductResultsProps) {
  const { t } = useTranslation("products")
  const reset = <Button onClick={onReset}>{t("none.reset")}</Button>
  return (
    <>
      <h2 className="sr-only">{t("list")}</h2>
      <p role="status" className="mb-4 min-h-6 text-bark">
        {t("count", { count: products.length })}
      </p>
      {products.length > 0 ? (
        <ProductGrid products={products} />
      ) : (
        <NoProducts title={t("none.title")} text={t("none.text", { count: total })} action={reset} />
      )}
    </>
  )
}
