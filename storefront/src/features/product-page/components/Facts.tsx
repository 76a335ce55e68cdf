import { BIRD_KINDS, type Product } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { formatWeight } from "../../../components/price"
import { useLanguage } from "../../../i18n"

function useBirds({ birds }: Product): string {
  const { t } = useTranslation("products")
  if (birds.length === BIRD_KINDS.length) return t("birds.all")
  return birds.map((kind) => t(`birds.kinds.${kind}`)).join(", ")
}

export function Facts({ product }: { product: Product }) {
  const { t } = useTranslation("products")
  const { language } = useLanguage()
  const facts = [
    { name: t("page.sku"), value: product.sku },
    { name: t("page.weight"), value: product.weight === null ? "" : formatWeight(product.weight, language) },
    { name: t("birds.suits"), value: useBirds(product) },
  ].filter(({ value }) => value)
  if (facts.length === 0) return null
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-1 text-sm">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex gap-2">
          <dt className="text-bark">{name}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
