import {
  categoriesQuery,
  countriesQuery,
  homeQuery,
  searchQuery,
  useHome,
  useSearch,
} from "@bon-perroquet/shop-react"
import { useTranslation } from "react-i18next"
import { PageHead } from "../../../components/PageHead"
import { useMerchant } from "../../../config/merchant"
import type { Prefetch } from "../../../config/screen-request"
import { useShopOrigin } from "../../../config/shop-origin"
import { useLanguage } from "../../../i18n"
import { CategoryCards } from "../components/CategoryCards"
import { Hero } from "../components/Hero"
import { Leaf, LockKeyhole, Truck, ArrowRight } from "lucide-react"
import { useDeliveryTexts } from "../../../components/delivery"
import {
  FEATURED_PRODUCTS,
  type Product,
  addressIn,
  type Language,
  type ShopFacts,
} from "@bon-perroquet/contract"
import { LinkButton } from "../../../components/Button"
import { ProductGrid, ProductGridSkeleton } from "../../products"

export const prefetch: Prefetch = ({ shop, queries }) =>
  Promise.all([
    queries.query(categoriesQuery(shop)),
    queries.query(countriesQuery(shop)),
    queries.query(homeQuery(shop)),
    queries.query(searchQuery(shop, FEATURED_QUESTION)),
  ])

export function Component() {
  const { t } = useTranslation("home")
  const { language } = useLanguage()
  const origin = useShopOrigin()
  const merchant = useMerchant()
  const { data: home, isPending } = useHome()
  const own = { title: t("hero.title"), subtitle: t("hero.subtitle") }
  const hero = home?.hero ?? own
  return (
    <>
      <PageHead
        title={t("title")}
        description={hero.subtitle}
        structuredData={[shopData(merchant, origin), siteData(merchant, origin, language)]}
      />
      <Hero text={isPending ? null : hero} picture={home?.picture ?? null} />
      <CategoryCards />
      <FeaturedProducts chosen={home?.products ?? null} />
      <Values />
    </>
  )
}

const VALUES = [
  { name: "quality", icon: Leaf },
  { name: "payment", icon: LockKeyhole },
  { name: "delivery", icon: Truck },
] as const

function Values() {
  const { t } = useTranslation("home")
  const { carriers, days, free } = useDeliveryTexts()
  const facts = { carriers, days, free: free && `${free}.` }
  return (
    <section aria-labelledby="values" className="page-width pt-8">
      <h2 id="values" className="sr-only">
        {t("values.title")}
      </h2>
      <ul className="grid gap-8 border-y border-line py-10 md:grid-cols-3">
        {VALUES.map(({ name, icon: Icon }) => (
          <li key={name} className="flex gap-4">
            <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-pill bg-leaf-wash text-leaf">
              <Icon aria-hidden className="size-6" />
            </span>
            <div>
              <h3 className="text-lg">{t(`values.${name}.title`)}</h3>
              <p className="mt-1 text-bark">
                {(name !== "delivery" || days) && t(`values.${name}.text`, facts)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const FEATURED_QUESTION = { limit: FEATURED_PRODUCTS }

/**
 * Shows the products that the merchant chose, otherwise featured products, otherwise the first products of the
 * catalogue.
 */
function FeaturedProducts({ chosen }: { chosen: readonly Product[] | null }) {
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
        <LinkButton to="/products" variant="secondary" size="lg">
          {t("featured.all")}
          <ArrowRight aria-hidden className="size-5" />
        </LinkButton>
      </p>
    </section>
  )
}

type Merchant = ShopFacts["merchant"]

function shopData(merchant: Merchant, origin: string) {
  return {
    "@type": "OnlineStore",
    "@id": `${origin}/#shop`,
    name: merchant.name,
    legalName: merchant.legal_name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    email: merchant.email,
    vatID: merchant.vat_number.replaceAll(/[ .]/g, ""),
    address: {
      "@type": "PostalAddress",
      streetAddress: merchant.street,
      postalCode: merchant.postal_code,
      addressLocality: merchant.city,
      addressCountry: merchant.country,
    },
    sameAs: Object.values(merchant.social).filter(Boolean),
  }
}

/** Returns structured data about the website and its search. */
function siteData({ name }: Pick<Merchant, "name">, origin: string, language: Language) {
  return {
    "@type": "WebSite",
    name,
    url: origin + addressIn(language, "/"),
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${origin}${addressIn(language, "/products")}?q={search_term_string}`,
      },
      "query-input": "required name=search_term_string",
    },
  }
}
