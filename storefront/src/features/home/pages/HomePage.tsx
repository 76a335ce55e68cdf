import { categoriesQuery, countriesQuery, homeQuery, searchQuery, useHome } from "@bon-perroquet/shop-react"
import { useTranslation } from "react-i18next"
import { PageHead } from "../../../components/PageHead"
import { useMerchant } from "../../../config/merchant"
import type { Prefetch } from "../../../config/screen-request"
import { useShopOrigin } from "../../../config/shop-origin"
import { useLanguage } from "../../../i18n"
import { CategoryCards } from "../components/CategoryCards"
import { FEATURED_QUESTION, FeaturedProducts } from "../components/FeaturedProducts"
import { Hero } from "../components/Hero"
import { Values } from "../components/Values"
import { shopData, siteData } from "../structured-data"

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
