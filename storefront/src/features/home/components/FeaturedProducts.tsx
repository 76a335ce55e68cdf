import { FEATURED_PRODUCTS } from "@bon-perroquet/contract"
import { useSearch } from "@bon-perroquet/shop-react"
import { ArrowRight } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { Button } from "../../../components/Button"
import { ProductGrid, ProductGridSkeleton } from "../../products"

export const FEATURED_QUESTION = { limit: FEATURED_PRODUCTS }

/** What the merchant chose for the home page; in a shop where nothing is chosen, the first products of the catalogue. */
export function FeaturedProducts() {
  const { t } = useTranslation("home")
  const { data: answer, isPending } = useSearch(FEATURED_QUESTION)
  if (!isPending && !answer?.products.length) return null
  const chosen = answer?.products.filter((product) => product.is_featured) ?? []
  return (
    <section aria-labelledby="featured" className="page-width py-6 lg:py-8">
      <h2 id="featured" className="mb-5 text-2xl">
        {t("featured.title")}
      </h2>
      {answer ? (
        <ProductGrid products={chosen.length ? chosen : answer.products} layout={3} eager={false} />
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
