import { ALL_CATEGORIES } from "@bon-perroquet/contract"
import { useCategories } from "@bon-perroquet/shop-react"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { Toggle } from "../../../components/Toggle"
import { useLanguage } from "../../../i18n"
import { localised } from "../../../i18n/localised"
import { useAddress } from "../dashboard/use-address"
import { Choice } from "../lists/Choice"
import { SearchField } from "../lists/SearchField"
import { useProductFilter } from "./use-product-filter"

/** Words, a category, only what is sold out: the list follows. */
export function ProductFilters() {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { data: categories = [] } = useCategories()
  const { search, category, outOnly } = useProductFilter()
  const { change } = useAddress()
  const id = useId()
  return (
    <div role="search" className="flex flex-wrap items-center gap-3">
      <SearchField label={t("products.search")} text={search} onChange={(q) => change({ q })} />
      <Choice
        label={t("products.category")}
        value={category}
        onChange={(next) => change({ category: next === ALL_CATEGORIES ? undefined : next })}
        options={[
          { value: ALL_CATEGORIES, text: t("products.everyCategory") },
          ...categories.map((each) => ({ value: each.id, text: localised(each, "name", language) })),
        ]}
      />
      <span className="flex items-center gap-2">
        <span id={id} className="text-sm font-semibold">
          {t("products.outOnly")}
        </span>
        <Toggle
          labelledBy={id}
          checked={outOnly}
          onChange={(next) => change({ out: next ? "true" : undefined })}
        />
      </span>
    </div>
  )
}
