import type { Allergen, SearchAnswer } from "@bon-perroquet/contract"
import { Check } from "lucide-react"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { addressOf, changed, type ProductFilter } from "../../../config/product-filter"
import { KEEP_SCROLL } from "../../../config/navigation-state"
import { pill } from "../pill"

type AllergenFilterProps = { filter: ProductFilter; answer: SearchAnswer | undefined }

/**
 * Leaves out what contains an allergen, or may: links, which work without scripts and can be kept and sent. Those that no
 * product contains are not offered, unless one was chosen.
 */
export function AllergenFilter({ filter, answer }: AllergenFilterProps) {
  const { t } = useTranslation("products")
  const id = useId()
  const { without } = filter
  const offered = answer ? [...new Set([...answer.allergens, ...without])] : without
  if (offered.length === 0) return null
  const toggled = (allergen: Allergen) =>
    without.includes(allergen) ? without.filter((each) => each !== allergen) : [...without, allergen]
  return (
    <nav aria-labelledby={id} className="mt-2 flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-2">
        <span id={id} className="mr-1 text-sm font-semibold">
          {t("information.without.legend")}
        </span>
        {offered.map((allergen) => {
          const isChosen = without.includes(allergen)
          return (
            <Link
              key={allergen}
              to={addressOf(changed(filter, { without: toggled(allergen) }))}
              state={KEEP_SCROLL}
              rel="nofollow"
              aria-current={isChosen ? "true" : undefined}
              className={pill(isChosen)}
            >
              {isChosen && <Check aria-hidden className="size-4" />}
              {t(`information.allergens.${allergen}`)}
            </Link>
          )
        })}
      </div>
      {without.length > 0 && (
        <p role="status" className="max-w-[80ch] text-sm text-bark">
          {t("information.without.hint")}
          {answer !== undefined &&
            answer.untold > 0 &&
            ` ${t("information.without.untold", { count: answer.untold })}`}
        </p>
      )}
    </nav>
  )
}
