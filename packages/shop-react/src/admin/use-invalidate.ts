import { useQueryClient } from "@tanstack/react-query"
import { useCallback } from "react"
import { useWrite, type Write } from "../api-writes"
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

/** Sends a write, then reloads the data of the dashboard. @param on "onSuccess": only if the write succeeded */
export const useAdminWrite = <Data, Input = void>(
  write: Write<Data, Input>,
  on: "onSettled" | "onSuccess" = "onSettled",
) => useWrite(write, { [on]: useInvalidate() })
