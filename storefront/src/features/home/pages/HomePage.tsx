import { useTranslation } from "react-i18next"
import { PageHead } from "../../../components/PageHead"
import { CategoryCards } from "../components/CategoryCards"
import { FeaturedProducts } from "../components/FeaturedProducts"
import { Hero } from "../components/Hero"
import { Values } from "../components/Values"

/** The shop's front window. */
export function Component() {
  const { t } = useTranslation("home")
  return (
    <>
      <PageHead title={t("title")} />
      <Hero />
      <CategoryCards />
      <FeaturedProducts />
      <Values />
    </>
  )
}
