import type { Allergen, SearchAnswer } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { addressOf, changed, type ProductFilter } from "../../../config/product-filter"
import { PillLinks } from "./PillLinks"

type AllergenFilterProps = { filter: ProductFilter; answer: SearchAnswer | undefined }

/** Hides allergens that no product contains, unless they are selected. */
export function AllergenFilter({ filter, answer }: AllergenFilterProps) {
  const { t } = useTranslation("products")
  const { without } = filter
  const offered = answer ? [...new Set([...answer.allergens, ...without])] : without
  const toggled = (allergen: Allergen) =>
    without.includes(allergen) ? without.filter((each) => each !== allergen) : [...without, allergen]
  const links = offered.map((allergen) => ({
    to: addressOf(changed(filter, { without: toggled(allergen) })),
    text: t(`information.allergens.${allergen}`),
    isChosen: without.includes(allergen),
  }))
  return (
    <PillLinks legend={t("information.without.legend")} links={links} className="mt-1 min-w-0">
      {without.length > 0 && (
        <p role="status" className="max-w-[80ch] text-sm text-bark">
          {t("information.without.hint")}
          {answer !== undefined &&
            answer.untold > 0 &&
            ` ${t("information.without.untold", { count: answer.untold })}`}
        </p>
      )}
    </PillLinks>
  )
}
