import type { Product } from "@bon-perroquet/contract"
import {
  categoriesQuery,
  countriesQuery,
  informationQuery,
  isUnknown,
  productQuery,
  relatedQuery,
  reviewsQuery,
  shopKeys,
  useProduct,
} from "@bon-perroquet/shop-react"
import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { useNavigate, useParams } from "react-router"
import { handleIn, productAddress, productAddressIn } from "../../../config/addresses"
import { KEEP_SCROLL } from "../../../config/navigation-state"
import { Moved, type Prefetch } from "../../../config/screen-request"
import { useLanguage } from "../../../i18n"
import { NotFoundPage } from "../../not-found"
import { ProductsFailed } from "../../products"
import { ProductDetails } from "../components/ProductDetails"
import { useTranslation } from "react-i18next"
import { Skeleton } from "../../../components/Skeleton"
import { PRODUCT_COLUMNS, PRODUCT_PAGE } from "../layout"

/** Redirects ids and handles of other languages to the canonical path. */
function useOwnAddress(reference: string, product: Product | undefined) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { language } = useLanguage()
  useEffect(() => {
    if (!product) return
    const handle = handleIn(product, language)
    if (handle === reference) return
    queries.setQueryData(shopKeys.product(handle), product)
    void navigate(productAddress(handle), { replace: true, state: KEEP_SCROLL })
  }, [reference, product, language, queries, navigate])
}

export const prefetch: Prefetch = async ({ params: { handle = "" }, shop, queries }) => {
  const product = await queries.query(productQuery(shop, handle))
  if (handle !== handleIn(product, shop.language)) throw new Moved(productAddressIn(product, shop.language))
  await Promise.all([
    queries.query(categoriesQuery(shop)),
    queries.query(countriesQuery(shop)),
    product.rating && queries.query(reviewsQuery(shop, product.id)),
    product.has_information && queries.query(informationQuery(shop, product.id)),
    queries.query(relatedQuery(shop, product.id)).catch(() => undefined),
  ])
}

export function Component() {
  const { handle = "" } = useParams()
  const { data: product, error, isPlaceholderData, refetch } = useProduct(handle)
  useOwnAddress(handle, isPlaceholderData ? undefined : product)
  if (product) return <ProductDetails key={product.id} product={product} />
  if (!error) return <ProductPageSkeleton />
  if (isUnknown(error)) return <NotFoundPage />
  return (
    <div className="page-width py-10">
      <ProductsFailed onRetry={() => void refetch()} />
    </div>
  )
}

function ProductPageSkeleton() {
  const { t } = useTranslation("common")
  return (
    <div role="status" aria-label={t("loading")} className={PRODUCT_PAGE}>
      <Skeleton className="my-1.5 h-6 w-2/3 max-w-80" />
      <div className={PRODUCT_COLUMNS}>
        <Skeleton className="aspect-square w-full rounded-card" />
        <div className="flex flex-col gap-5">
          <Skeleton className="h-9 w-3/4" />
          <Skeleton className="h-14 w-1/2" />
          <Skeleton className="h-13 rounded-pill" />
          <Skeleton className="h-32" />
          <Skeleton className="h-56 rounded-card" />
        </div>
      </div>
    </div>
  )
}
