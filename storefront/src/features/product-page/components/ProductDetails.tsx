import type { Product } from "@bon-perroquet/contract"
import { useCategories } from "@bon-perroquet/shop-react"
import { lazy, Suspense } from "react"
import { useTranslation } from "react-i18next"
import { Badge } from "../../../components/Badge"
import { useLanguage } from "../../../i18n"
import { localised } from "../../../i18n/localised"
import { availabilityOf, ProductPrice, StockNotice } from "../../products"
import { PRODUCT_COLUMNS, PRODUCT_PAGE } from "../layout"
import { withdrawalFor } from "../withdrawal"
import { Breadcrumb } from "./Breadcrumb"
import { BuyBox } from "./BuyBox"
import { Facts } from "./Facts"
import { Gallery } from "./Gallery"
import { ProductHead } from "./ProductHead"
import { Promises } from "./Promises"

/** Below what the page is about: its code comes after the page's, but soon, so that it works when one arrives there. */
const related = import("./RelatedProducts")
const RelatedProducts = lazy(async () => ({ default: (await related).RelatedProducts }))

/** Everything the shop has to say about one product. */
export function ProductDetails({ product }: { product: Product }) {
  const { t } = useTranslation("products")
  const { language } = useLanguage()
  const { data: categories = [] } = useCategories()
  const category = categories.find(({ id }) => id === product.category_id)
  const name = localised(product, "name", language)
  const availability = availabilityOf(product)
  const out = availability === "out"
  return (
    <div className={PRODUCT_PAGE}>
      <ProductHead product={product} category={category} />
      <Breadcrumb category={category} name={name} />
      <article className={PRODUCT_COLUMNS}>
        <Gallery images={product.images} name={name} dimmed={out} />
        <div className="flex flex-col gap-5">
          <div className="flex flex-col items-start gap-2">
            {product.is_promotion && !out && <Badge tone="promotion">{t("card.promotion")}</Badge>}
            {out && <Badge tone="ink">{t("card.outOfStock")}</Badge>}
            <h1 className="text-2xl">{name}</h1>
          </div>
          <ProductPrice product={product} large />
          <StockNotice availability={availability} stock={product.stock} />
          <BuyBox product={product} name={name} />
          <p className="max-w-prose text-pretty whitespace-pre-line">
            {localised(product, "description", language)}
          </p>
          <Facts product={product} />
          <Promises withdrawal={withdrawalFor(category)} />
        </div>
      </article>
      <Suspense>
        {product.category_id !== null && <RelatedProducts product={product} category={product.category_id} />}
      </Suspense>
    </div>
  )
}
