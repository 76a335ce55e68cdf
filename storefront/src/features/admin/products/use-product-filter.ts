import { ADMIN_PRODUCT_SORTS, ALL_CATEGORIES } from "@bon-perroquet/contract"
import { useAddress } from "../use-address"
import { pageQuestion } from "../lists/Paging"

export function useProductFilter() {
  const { text, page } = useAddress()
  const search = text("q")
  const category = text("category") || ALL_CATEGORIES
  const outOnly = text("out") === "true"
  const lowOnly = text("low") === "true"
  const uninformedOnly = text("uninformed") === "true"
  const sort = ADMIN_PRODUCT_SORTS.find((each) => each === text("sort")) ?? "newest"
  const question = {
    ...pageQuestion(page),
    sort,
    search: search || undefined,
    category_id: category === ALL_CATEGORIES ? undefined : category,
    out_of_stock_only: outOnly ? ("true" as const) : undefined,
    low_stock_only: lowOnly ? ("true" as const) : undefined,
    uninformed_only: uninformedOnly ? ("true" as const) : undefined,
  }
  return { search, category, outOnly, lowOnly, uninformedOnly, sort, question }
}
