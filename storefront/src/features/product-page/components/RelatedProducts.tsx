import type { RelatedProducts as Related } from "@bon-perroquet/contract"
import { useRelated } from "@bon-perroquet/shop-react"
import { useTranslation } from "react-i18next"
import { hasSizes, ProductGrid } from "../../products"
import { AddAll } from "./AddAll"

const TITLES = { bought_together: "page.together", category: "page.related" } as const satisfies Record<
  Related["reason"],
  string
>

/** Lists available products that are often bought together with it, or others of its category. */
export function RelatedProducts({ id }: { id: string }) {
  const { t } = useTranslation("products")
  const related = useRelated(id)
  if (!related?.products.length) return null
  const { reason, products } = related
  // A product with several sizes cannot be added without a choice.
  const asTheyAre = products.length > 1 && !products.some(hasSizes)
  return (
    <section aria-labelledby="related" className="mt-14">
      <h2 id="related" className="mb-5 text-2xl">
        {t(TITLES[reason])}
      </h2>
      <ProductGrid products={products} layout="row" eager={false} />
      {reason === "bought_together" && asTheyAre && <AddAll products={products} />}
    </section>
  )
}
