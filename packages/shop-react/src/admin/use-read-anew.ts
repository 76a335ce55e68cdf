import { useQueryClient } from "@tanstack/react-query"
import { useCallback } from "react"
import { shopKeys } from "../query-keys"
import { adminKeys } from "./keys"

/** Returns a function that reloads changed data in dashboard and shop. */
export function useReadAnew() {
  const queries = useQueryClient()
  return useCallback(
    () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: adminKeys.all }),
        queries.invalidateQueries({ queryKey: shopKeys.products }),
        // The administrator may also be a customer.
        queries.invalidateQueries({ queryKey: shopKeys.orders }),
      ]),
    [queries],
  )
}
