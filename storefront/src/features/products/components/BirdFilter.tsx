import type { SearchAnswer } from "@bon-perroquet/contract"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { addressOf, changed, type ProductFilter } from "../../../config/product-filter"
import { PillLinks } from "./PillLinks"

type BirdFilterProps = { filter: ProductFilter; answer: SearchAnswer | undefined }

/** Filters by bird species. */
export function BirdFilter({ filter, answer }: BirdFilterProps) {
  const { t } = useTranslation("products")
  const id = useId()
  const { bird } = filter
  const offered = answer?.birds ?? (bird ? [bird] : [])
  if (offered.length === 0) return null
  const links = offered.map((kind) => ({
    to: addressOf(changed(filter, { bird: kind === bird ? null : kind })),
    text: t(`birds.kinds.${kind}`),
    isChosen: kind === bird,
  }))
  return (
    <nav aria-labelledby={id} className="mt-2">
      <PillLinks id={id} legend={t("birds.legend")} links={links} />
    </nav>
  )
}
