import {
  type Product,
  type ProductVariant,
  sizedName,
  type RelatedProducts as Related,
  BIRD_KINDS,
} from "@bon-perroquet/contract"
import { useCategories, useRelated } from "@bon-perroquet/shop-react"
import { Suspense, useState, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { useCustomWords } from "../../../components/custom-fields/use-custom-words"
import { Badge } from "../../../components/Badge"
import { Boundary, lazyAgain } from "../../../components/optional"
import { useLanguage } from "../../../i18n"
import { localised } from "../../../i18n/localised"
import { lineTo } from "../../../config/categories"
import { useInBrowser } from "../../../config/in-browser"
import { useOffers } from "../../../config/services"
import { FavouriteButton } from "../../favourites"
import {
  availabilityOf,
  hasSizes,
  inSize,
  OfferBadges,
  OfferLines,
  ProductPrice,
  Rating,
  sizeName,
  StockNotice,
  ProductGrid,
} from "../../products"
import { PRODUCT_COLUMNS, PRODUCT_PAGE } from "../layout"
import { Breadcrumb } from "./Breadcrumb"
import { BUY_BAR } from "./BuyBar"
import { BuyBox } from "./BuyBox"
import { Gallery } from "./Gallery"
import { Information } from "./Information"
import { NearView } from "./NearView"
import { ProductHead } from "./ProductHead"
import { BriefPromises, Promises } from "./Promises"
import { SizeChoice } from "./SizeChoice"
import { TierPrices } from "./TierPrices"
import { AddAll } from "./AddAll"
import { sizeFacts } from "../structured-data"
import { customFactsOf } from "../../../config/custom-facts"
import { formatWeight } from "../../../components/price"

/** Loaded on demand, because most products have no reviews. */
const Reviews = lazyAgain(async () => (await import("../reviews/Reviews")).Reviews)

const Questions = lazyAgain(async () => (await import("../reviews/Questions")).Questions)

/** Loaded on demand, because only sold-out sizes need it. The page reserves its space. */
const TellWhenBack = lazyAgain(async () => (await import("./TellWhenBack")).TellWhenBack)

/** Returns the selected size, by default the first in stock. */
function useSize({ variants }: Product) {
  const [id, setId] = useState<string>()
  const chosen =
    variants.find((variant) => variant.id === id) ?? variants.find(({ stock }) => stock > 0) ?? variants[0]
  return [chosen, (variant: ProductVariant) => setId(variant.id)] as const
}

/**
 * Renders children in the browser only, because input before hydration would be lost. It is a component, because
 * rendering its parent again during a click would lose the click.
 */
function OnceAlive({ children }: { children: ReactNode }) {
  const inBrowser = useInBrowser()
  const place = <div className="min-h-64" />
  return inBrowser ? (
    <Boundary>
      <Suspense fallback={place}>{children}</Suspense>
    </Boundary>
  ) : (
    place
  )
}

export function ProductDetails({ product: whole }: { product: Product }) {
  const { t } = useTranslation("products")
  const { language } = useLanguage()
  const { data: categories = [] } = useCategories()
  const [chosen, setChosen] = useSize(whole)
  const product = chosen ? inSize(whole, chosen) : whole
  const line = lineTo(
    categories,
    categories.find(({ id }) => id === product.category_id),
  )
  const name = localised(product, "name", language)
  const availability = availabilityOf(product)
  const out = availability === "out"
  const asksQuestions = useOffers("questions")
  const tellsWhenBack = useOffers("back_in_stock") && out && chosen !== undefined
  const sizedTitle = chosen && hasSizes(whole) ? sizedName(name, sizeName(chosen, language)) : name
  return (
    <div className={PRODUCT_PAGE}>
      <ProductHead product={whole} line={line} />
      <Breadcrumb line={line} name={name} />
      <article className={PRODUCT_COLUMNS}>
        <Gallery images={product.images} name={name} dimmed={out} />
        <div className="flex flex-col gap-5">
          <div className="flex flex-col items-start gap-2">
            <div className="flex flex-wrap gap-2 empty:hidden">
              {!out && <OfferBadges product={product} />}
              {out && <Badge tone="ink">{t("card.outOfStock")}</Badge>}
            </div>
            <div className="flex w-full items-start justify-between gap-3">
              <h1 className="text-2xl">{name}</h1>
              <FavouriteButton id={whole.id} name={name} />
            </div>
            {whole.rating && (
              <a
                href="#reviews"
                className="-my-2 inline-flex min-h-11 items-center text-ink sm:my-0 sm:min-h-6"
              >
                <Rating rating={whole.rating} />
              </a>
            )}
          </div>
          {chosen && hasSizes(whole) && <SizeChoice product={whole} chosen={chosen} onChoose={setChosen} />}
          <ProductPrice product={product} large />
          {!out && <OfferLines product={product} />}
          <TierPrices product={product} />
          <StockNotice availability={availability} stock={product.stock} />
          <BuyBox key={chosen?.id} product={product} name={sizedTitle} />
          {!out && <BriefPromises product={product} />}
          {tellsWhenBack && (
            <OnceAlive>
              <TellWhenBack key={chosen.id} product={whole} variant={chosen} name={sizedTitle} />
            </OnceAlive>
          )}
          <p className="max-w-prose text-pretty wrap-anywhere whitespace-pre-line">
            {localised(product, "description", language)}
          </p>
          <Facts product={product} size={chosen} />
          <Promises product={product} />
        </div>
      </article>
      <Information product={whole} />
      <Boundary key={`reviews ${language}`}>
        <Suspense>{whole.rating && <Reviews product={whole} rating={whole.rating} />}</Suspense>
      </Boundary>
      {asksQuestions && (
        <NearView id="questions">
          <Questions product={whole} />
        </NearView>
      )}
      {/* Remounts after a change of language, because the part from the server may not be hydrated. */}
      <Boundary key={language}>
        <Suspense>
          <RelatedProducts id={whole.id} />
        </Suspense>
      </Boundary>
      <div id={BUY_BAR} className="contents short:hidden lg:hidden" />
    </div>
  )
}

const TITLES = { bought_together: "page.together", category: "page.related" } as const satisfies Record<
  Related["reason"],
  string
>

/** Shows products that are often bought together, or products of the same category. */
function RelatedProducts({ id }: { id: string }) {
  const { t } = useTranslation("products")
  const related = useRelated(id)
  if (!related?.products.length) return null
  const { reason, products } = related
  // True if the products can be added at once. If one has several sizes, the shopper must choose.
  const asTheyAre = products.length > 1 && !products.some(hasSizes)
  return (
    <section aria-labelledby="related" className="mt-14">
      <h2 id="related" className="mb-5 text-2xl">
        {t(TITLES[reason])}
      </h2>
      <ProductGrid products={products} layout="2 or 4" eager={false} />
      {reason === "bought_together" && asTheyAre && <AddAll products={products} />}
    </section>
  )
}

function useBirds({ birds }: Product): string {
  const { t } = useTranslation("products")
  if (birds.length === BIRD_KINDS.length) return t("birds.all")
  return birds.map((kind) => t(`birds.kinds.${kind}`)).join(", ")
}

function Facts({ product, size }: { product: Product; size: ProductVariant | undefined }) {
  const { t } = useTranslation("products")
  const { language } = useLanguage()
  const words = useCustomWords()
  const facts = [
    { name: t("page.sku"), value: product.sku },
    { name: t("page.weight"), value: product.weight === null ? "" : formatWeight(product.weight, language) },
    { name: t("birds.suits"), value: useBirds(product) },
    ...customFactsOf("product", product.custom_fields, words),
    ...sizeFacts(size, words),
  ].filter(({ value }) => value)
  if (facts.length === 0) return null
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-1 text-sm">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex gap-2">
          <dt className="text-bark">{name}</dt>
          <dd className="min-w-0 wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
