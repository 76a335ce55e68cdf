import type { Product } from "@bon-perroquet/contract"
import {
  categoriesQuery,
  isUnknown,
  productQuery,
  searchQuery,
  shopKeys,
  useProduct,
} from "@bon-perroquet/shop-react"
import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { useNavigate, useParams } from "react-router-dom"
import { productAddress } from "../../../config/addresses"
import { KEEP_SCROLL } from "../../../config/navigation-state"
import type { Prefetch } from "../../../config/screen-request"
import { Component as NotFound } from "../../not-found/pages/NotFoundPage"
import { ProductsFailed } from "../../products"
import { ProductDetails } from "../components/ProductDetails"
import { ProductPageSkeleton } from "../components/ProductPageSkeleton"
import { relatedQuestion } from "../related"

/** One address per product: whoever came by its id goes on by its handle. */
function useOwnAddress(reference: string, product: Product | undefined) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  useEffect(() => {
    if (!product || product.handle === reference) return
    queries.setQueryData(shopKeys.product(product.handle), product)
    void navigate(productAddress(product.handle), { replace: true, state: KEEP_SCROLL })
  }, [reference, product, queries, navigate])
}

export const prefetch: Prefetch = async ({ params: { handle = "" }, shop, queries }) => {
  const product = await queries.query(productQuery(shop, handle))
  await Promise.all([
    queries.query(categoriesQuery(shop)),
    product.category_id !== null && queries.query(searchQuery(shop, relatedQuestion(product.category_id))),
  ])
}

/** One product. */
export function Component() {
  const { handle = "" } = useParams()
  const { data: product, error, isPlaceholderData, refetch } = useProduct(handle)
  useOwnAddress(handle, isPlaceholderData ? undefined : product)
  if (product) return <ProductDetails key={product.id} product={product} />
  if (!error) return <ProductPageSkeleton />
  if (isUnknown(error)) return <NotFound />
  return (
    <div className="page-width py-10">
      <ProductsFailed onRetry={() => void refetch()} />
    </div>
  )
}
