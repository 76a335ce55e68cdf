import type { AdminProduct } from "@bon-perroquet/contract"
import { useQueryClient } from "@tanstack/react-query"
import { adminKeys } from "./keys"
import type { Page } from "../api-pages"
import { useInvalidate } from "./use-invalidate"

export function useShownChange() {
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  return (id: string, change: (product: AdminProduct) => AdminProduct) => {
    queries.setQueriesData<Page<AdminProduct>>(
      { queryKey: adminKeys.everyProducts },
      (page) =>
        page && {
          ...page,
          rows: page.rows.map((product) => (product.id === id ? change(product) : product)),
        },
    )
    // Nobody waits for the reloaded lists. Otherwise the result of this change would be reported after a later change,
    // whose own message it would replace.
    void invalidate()
  }
}
