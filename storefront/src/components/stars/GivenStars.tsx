import { useTranslation } from "react-i18next"
import { Stars } from "./Stars"

export function GivenStars({ stars, large = false }: { stars: number; large?: boolean }) {
  const { t } = useTranslation("reviews")
  return (
    <>
      <Stars stars={stars} large={large} />
      <span className="sr-only">{t("of", { stars })}</span>
    </>
  )
}
