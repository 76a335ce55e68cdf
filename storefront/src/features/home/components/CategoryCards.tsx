import type { Category } from "@bon-perroquet/contract"
import { useCategories } from "@bon-perroquet/shop-react"
import { ArrowRight } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { pictureSources } from "../../../components/picture/picture-sources"
import { Skeleton } from "../../../components/Skeleton"
import { useLanguage } from "../../../i18n"
import { localised } from "../../../i18n/localised"

const SIZES = "(min-width: 80rem) 25rem, (min-width: 48rem) 31vw, 40vw"

function CategoryPicture({ address }: { address: string }) {
  const { src, avif, webp } = pictureSources(address)
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={SIZES} />}
      <img
        src={src}
        srcSet={webp}
        sizes={SIZES}
        alt=""
        width={640}
        height={480}
        loading="lazy"
        className="aspect-square size-full object-cover md:aspect-4/3"
      />
    </picture>
  )
}

function CategoryCard({ category }: { category: Category }) {
  const { t } = useTranslation("home")
  const { language } = useLanguage()
  return (
    <Link
      to={`/products?category=${encodeURIComponent(category.id)}`}
      className="group grid h-full grid-cols-[40%_1fr] overflow-hidden rounded-card border border-line bg-card md:grid-cols-1 md:grid-rows-[auto_1fr]"
    >
      <span className="block overflow-hidden bg-sunken">
        {category.picture && <CategoryPicture address={category.picture} />}
      </span>
      <span className="flex flex-col gap-1 p-4 md:p-5">
        <span className="font-serif text-lg font-semibold md:text-xl">
          {localised(category, "name", language)}
        </span>
        <span className="line-clamp-3 text-sm text-bark md:text-base">
          {localised(category, "description", language)}
        </span>
        <span className="mt-auto inline-flex items-center gap-1.5 pt-2 font-semibold text-leaf group-hover:underline group-hover:underline-offset-4">
          {t("categories.see")}
          <ArrowRight aria-hidden className="size-4" />
        </span>
      </span>
    </Link>
  )
}

export function CategoryCards() {
  const { t } = useTranslation("home")
  const { data, isPending } = useCategories()
  const categories = data?.filter(({ parent_id }) => parent_id === null)
  if (!isPending && !categories?.length) return null
  return (
    <section aria-labelledby="categories" className="page-width pt-10 pb-6 lg:pt-14 lg:pb-8">
      <h2 id="categories" className="mb-5 text-2xl">
        {t("categories.title")}
      </h2>
      <ul className="grid gap-4 md:grid-cols-3 lg:gap-6">
        {categories?.map((category) => (
          <li key={category.id}>
            <CategoryCard category={category} />
          </li>
        ))}
        {isPending &&
          [0, 1, 2].map((place) => (
            <li key={place}>
              <Skeleton className="h-40 rounded-card md:h-100" />
            </li>
          ))}
      </ul>
    </section>
  )
}
