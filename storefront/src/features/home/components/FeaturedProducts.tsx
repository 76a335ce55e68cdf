import { FEATURED_PRODUCTS, type Product } from "@bon-perroquet/contract"
import { useSearch } from "@bon-perroquet/shop-react"
import { ArrowRight } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Button } from "../../../components/Button"
import { ProductGrid, ProductGridSkeleton } from "../../products"

export const FEATURED_QUESTION = { limit: FEATURED_PRODUCTS }

/** Products chosen in the settings, otherwise featured ones, otherwise the first of the catalogue. */
export function FeaturedProducts({ chosen }: { chosen: readonly Product[] | null }) {
  const { t } = useTranslation("home")
  const { data: answer, isPending } = useSearch(FEATURED_QUESTION)
  const marked = answer?.products.filter((product) => product.is_featured) ?? []
  const products = chosen ?? (marked.length ? marked : answer?.products)
  if (!isPending && !products?.length) return null
  return (
    <section aria-labelledby="featured" className="page-width py-6 lg:py-8">
      <h2 id="featured" className="mb-5 text-2xl">
        {t("featured.title")}
      </h2>
      {products ? (
        <ProductGrid products={[...products]} layout={3} eager={false} />
      ) : (
        <ProductGridSkeleton count={FEATURED_PRODUCTS} layout={3} />
      )}
      <p className="mt-8 text-center">
        <Button asChild variant="secondary" size="lg">
          <Link to="/products">
            {t("featured.all")}
            <ArrowRight aria-hidden className="size-5" />
          </Link>
        </Button>
      </p>
    </section>
  )
}
