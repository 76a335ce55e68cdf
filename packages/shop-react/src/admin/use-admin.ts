import { useQueryClient } from "@tanstack/react-query"
import { useCallback, useMemo } from "react"
import { useShop } from "../provider"
import { shopKeys } from "../query-keys"
import { AdminClient } from "./admin-client"
import { adminKeys } from "./keys"

/** An administrator's calls, with what they say besides their own parameters. */
export function useAdmin() {
  const { client, language } = useShop()
  return useMemo(() => ({ admin: new AdminClient(client), call: { language } }), [client, language])
}

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
