import { useQueryClient } from "@tanstack/react-query"
import { useCallback } from "react"
import { shopKeys } from "../query-keys"
import { adminKeys } from "./keys"

export function useInvalidate() {
  const queries = useQueryClient()
  return useCallback(
    () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: adminKeys.all }),
        queries.invalidateQueries({ queryKey: shopKeys.products }),
        queries.invalidateQueries({ queryKey: shopKeys.orders }),
      ]),
    [queries],
  )
}
