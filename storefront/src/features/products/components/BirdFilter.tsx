import type { SearchAnswer } from "@bon-perroquet/contract"
import { Check } from "lucide-react"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { KEEP_SCROLL } from "../../../config/navigation-state"
import { addressOf, changed, type ProductFilter } from "../../../config/product-filter"
import { pill } from "../pill"

type BirdFilterProps = { filter: ProductFilter; answer: SearchAnswer | undefined }

/** Only what is for one kind of bird: links, which work without scripts and can be kept and sent. */
export function BirdFilter({ filter, answer }: BirdFilterProps) {
  const { t } = useTranslation("products")
  const id = useId()
  const { bird } = filter
  const offered = answer?.birds ?? (bird ? [bird] : [])
  if (offered.length === 0) return null
  return (
    <nav aria-labelledby={id} className="mt-3 flex flex-wrap items-center gap-2">
      <span id={id} className="mr-1 text-sm font-semibold">
        {t("birds.legend")}
      </span>
      {offered.map((kind) => {
        const isChosen = kind === bird
        return (
          <Link
            key={kind}
            to={addressOf(changed(filter, { bird: isChosen ? null : kind }))}
            state={KEEP_SCROLL}
            rel="nofollow"
            aria-current={isChosen ? "true" : undefined}
            className={pill(isChosen)}
          >
            {isChosen && <Check aria-hidden className="size-4" />}
            {t(`birds.kinds.${kind}`)}
          </Link>
        )
      })}
    </nav>
  )
}
