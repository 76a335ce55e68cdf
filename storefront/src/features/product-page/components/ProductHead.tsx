import {
  type Category,
  isWithoutVat,
  type Language,
  type Product,
  MOST_STARS,
  type Rating,
  type Review,
  searchEngineTexts,
} from "@bon-perroquet/contract"
import { useDeliveryTerms, useInformation, useReviews } from "@bon-perroquet/shop-react"
import { useTranslation } from "react-i18next"
import { useCustomWords } from "../../../components/custom-fields/use-custom-words"
import { PageHead, breadcrumbData } from "../../../components/PageHead"
import { productAddressIn } from "../../../config/addresses"
import { categoryAddress } from "../../../config/categories"
import { useMerchant } from "../../../config/merchant"
import { useShopOrigin } from "../../../config/shop-origin"
import { useLanguage } from "../../../i18n"
import { localised } from "../../../i18n/localised"
import { customFactsOf } from "../../../config/custom-facts"
import { informationData, property } from "../information-data"
import { hasSizes } from "../../products"
import { productData, sizeFacts } from "../structured-data"

const LONGEST_DESCRIPTION = 160

function shortened(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION) return text
  return `${text.slice(0, LONGEST_DESCRIPTION).replace(/\s+\S*$/, "")}…`
}

export function ProductHead({ product, line }: { product: Product; line: readonly Category[] }) {
  const { t } = useTranslation("products")
  const { t: words } = useTranslation("product-information")
  const { language } = useLanguage()
  const origin = useShopOrigin()
  const terms = useDeliveryTerms()
  const { name: shop } = useMerchant()
  const information = useInformation(product)
  const reviews = useReviews(product).data
  const name = localised(product, "name", language)
  const searchTexts = searchEngineTexts(product, language)
  const customWords = useCustomWords()
  const shelves = line.map((category) => ({
    name: localised(category, "name", language),
    path: categoryAddress(category, language),
  }))
  const all = { name: t("title"), path: "/products" }
  const path = (language: Language) => productAddressIn(product, language)
  return (
    <PageHead
      title={name}
      documentTitle={searchTexts.title}
      description={searchTexts.description || shortened(localised(product, "description", language))}
      picture={product.images[0]}
      canonical={path}
      type="product"
      // Machines read public prices only.
      structuredData={
        isWithoutVat(product)
          ? []
          : [
              {
                ...productData(product, { origin, language, shop, terms, words: customWords }),
                ...withProperties(information && informationData(information, { language, t, words }), [
                  ...customFactsOf("product", product.custom_fields, customWords),
                  // Several sizes have their own properties.
                  ...(hasSizes(product) ? [] : sizeFacts(product.variants[0], customWords)),
                ]),
                ...(product.rating && reviewData(product.rating, reviews?.reviews ?? [])),
              },
              breadcrumbData(
                [
                  { name: t("page.home"), path: "/" },
                  ...(shelves.length > 0 ? shelves : [all]),
                  { name, path: path(language) },
                ],
                { origin, language },
              ),
            ]
      }
    />
  )
}

/** Adds the merchant's custom fields to the schema.org properties. */
function withProperties(
  data: ReturnType<typeof informationData> | undefined,
  facts: ReturnType<typeof customFactsOf>,
) {
  const properties = [
    ...(data?.additionalProperty ?? []),
    ...facts.map(({ name, value }) => property(name, value)),
  ]
  return { ...data, ...(properties.length > 0 && { additionalProperty: properties }) }
}

/** Returns reviews as schema.org data. Omits anonymous reviews, because schema.org requires an author. */
function reviewData({ average, count }: Rating, reviews: readonly Review[]) {
  const named = reviews.filter(({ author_name }) => author_name)
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: average,
      reviewCount: count,
      bestRating: MOST_STARS,
      worstRating: 1,
    },
    ...(named.length > 0 && {
      review: named.map(({ stars, title, text, author_name, language, written_at }) => ({
        "@type": "Review",
        reviewRating: { "@type": "Rating", ratingValue: stars, bestRating: MOST_STARS, worstRating: 1 },
        author: { "@type": "Person", name: author_name },
        datePublished: written_at.slice(0, 10),
        inLanguage: language,
        ...(title && { name: title }),
        reviewBody: text,
      })),
    }),
  }
}
