import { useQueryClient } from "@tanstack/react-query"
import { useCallback } from "react"
import { shopKeys } from "../query-keys"
import { adminKeys } from "./keys"

/** What was changed is read anew, by the dashboard and by the shop itself. */
export function useReadAnew() {
  const queries = useQueryClient()
  return useCallback(
    () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: adminKeys.all }),
        queries.invalidateQueries({ queryKey: shopKeys.products }),
        // The administrator's own orders, should there be any.
        queries.invalidateQueries({ queryKey: shopKeys.orders }),
      ]),
    [queries],
  )
}
