import { useTranslation } from "react-i18next"
import { PageHead } from "../../../components/PageHead"
import { useShopOrigin } from "../../../config/shop-origin"
import { CategoryCards } from "../components/CategoryCards"
import { FeaturedProducts } from "../components/FeaturedProducts"
import { Hero } from "../components/Hero"
import { Values } from "../components/Values"
import { shopData, siteData } from "../structured-data"

/** The shop's front window. */
export function Component() {
  const { t } = useTranslation("home")
  const origin = useShopOrigin()
  return (
    <>
      <PageHead
        title={t("title")}
        description={t("hero.subtitle")}
        structuredData={[shopData(origin), siteData(origin)]}
      />
      <Hero />
      <CategoryCards />
      <FeaturedProducts />
      <Values />
    </>
  )
}
