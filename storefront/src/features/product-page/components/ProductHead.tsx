import type { Category, Language, Product } from "@bon-perroquet/contract"
import { useInformation, useReviews } from "@bon-perroquet/shop-react"
import { useTranslation } from "react-i18next"
import { PageHead } from "../../../components/PageHead"
import { productAddressIn } from "../../../config/addresses"
import { useMerchant } from "../../../config/merchant"
import { useShopOrigin } from "../../../config/shop-origin"
import { useLanguage } from "../../../i18n"
import { localised } from "../../../i18n/localised"
import { breadcrumbData } from "../../../components/structured-data"
import { informationData } from "../information-data"
import { reviewData } from "../review-data"
import { productData } from "../structured-data"

const LONGEST_DESCRIPTION = 160

/** Truncates a text at a word to the length of a search result. */
function shortened(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION) return text
  return `${text.slice(0, LONGEST_DESCRIPTION).replace(/\s+\S*$/, "")}…`
}

/** Sets metadata and structured data for search engines and shared links. */
export function ProductHead({ product, category }: { product: Product; category: Category | undefined }) {
  const { t } = useTranslation("products")
  const { language } = useLanguage()
  const origin = useShopOrigin()
  const { name: shop } = useMerchant()
  const told = useInformation(product)
  const reviews = useReviews(product).data
  const name = localised(product, "name", language)
  const shelf = category
    ? { name: localised(category, "name", language), path: `/products?category=${category.id}` }
    : { name: t("title"), path: "/products" }
  const path = (spoken: Language) => productAddressIn(product, spoken)
  return (
    <PageHead
      title={name}
      description={shortened(localised(product, "description", language))}
      picture={product.images[0]}
      canonical={path}
      type="product"
      structuredData={[
        {
          ...productData(product, { origin, language, shop }),
          ...(told && informationData(told, { language, t })),
          ...(product.rating && reviewData(product.rating, reviews?.reviews ?? [])),
        },
        breadcrumbData([{ name: t("page.home"), path: "/" }, shelf, { name, path: path(language) }], {
          origin,
          language,
        }),
      ]}
    />
  )
}
