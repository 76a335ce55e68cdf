import type { Product } from "@bon-perroquet/contract"
import { useSearch } from "@bon-perroquet/shop-react"
import { useTranslation } from "react-i18next"
import { ProductGrid } from "../../products"
import { MAX_RELATED, relatedQuestion } from "../related"

/** Others of its category that can be had now. */
export function RelatedProducts({ product, category }: { product: Product; category: string }) {
  const { t } = useTranslation("products")
  const { data: answer } = useSearch(relatedQuestion(category))
  const others = answer?.products.filter(({ id }) => id !== product.id).slice(0, MAX_RELATED) ?? []
  if (others.length === 0) return null
  return (
    <section aria-labelledby="related" className="mt-14">
      <h2 id="related" className="mb-5 text-2xl">
        {t("page.related")}
      </h2>
      <ProductGrid products={others} layout="row" eager={false} />
    </section>
  )
}
