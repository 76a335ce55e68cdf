import { ADMIN_PRODUCT_SORTS, ALL_CATEGORIES } from "@bon-perroquet/contract"
import { useCategories } from "@bon-perroquet/shop-react"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { Toggle } from "../../../components/Toggle"
import { useLanguage } from "../../../i18n"
import { localised } from "../../../i18n/localised"
import { useAddress } from "../use-address"
import { Choice } from "../lists/Choice"
import { SearchField } from "../lists/SearchField"
import { useKeepsInformation } from "../product-information/use-keeps-information"
import { pageQuestion } from "../lists/Paging"

export function ProductFilters() {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { data: categories = [] } = useCategories()
  const { search, category, outOnly, lowOnly, uninformedOnly, drafts, sort } = useProductFilter()
  const keepsInformation = useKeepsInformation()
  const { change } = useAddress()
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
      <Choice
        label={t("products.sort")}
        value={sort}
        onChange={(next) => change({ sort: next === "newest" ? undefined : next })}
        options={ADMIN_PRODUCT_SORTS.map((each) => ({ value: each, text: t(`products.sorts.${each}`) }))}
      />
      <Filter
        text={t("products.outOnly")}
        checked={outOnly}
        onChange={(next) => change({ out: next ? "true" : undefined })}
      />
      <Filter
        text={t("products.lowOnly")}
        checked={lowOnly}
        onChange={(next) => change({ low: next ? "true" : undefined })}
      />
      {keepsInformation && (
        <Filter
          text={t("products.uninformedOnly")}
          checked={uninformedOnly}
          onChange={(next) => change({ uninformed: next ? "true" : undefined })}
        />
      )}
      {drafts && (
        <Filter text={t("products.draftsOf")} checked onChange={() => change({ drafts: undefined })} />
      )}
    </div>
  )
}

type FilterProps = { text: string; checked: boolean; onChange: (next: boolean) => void }

function Filter({ text, checked, onChange }: FilterProps) {
  const id = useId()
  return (
    <span className="flex items-center gap-2">
      <span id={id} className="text-sm font-semibold">
        {text}
      </span>
      <Toggle labelledBy={id} checked={checked} onChange={onChange} />
    </span>
  )
}

export function useProductFilter() {
  const { text, chosen, page } = useAddress()
  const search = text("q")
  const category = text("category") || ALL_CATEGORIES
  const outOnly = text("out") === "true"
  const lowOnly = text("low") === "true"
  const uninformedOnly = text("uninformed") === "true"
  const drafts = text("drafts")
  const sort = chosen("sort", ADMIN_PRODUCT_SORTS) ?? "newest"
  const question = {
    ...pageQuestion(page),
    sort,
    search: search || undefined,
    category_id: category === ALL_CATEGORIES ? undefined : category,
    out_of_stock_only: outOnly ? ("true" as const) : undefined,
    low_stock_only: lowOnly ? ("true" as const) : undefined,
    uninformed_only: uninformedOnly ? ("true" as const) : undefined,
    drafts_of: drafts || undefined,
  }
  return { search, category, outOnly, lowOnly, uninformedOnly, drafts, sort, question }
}
