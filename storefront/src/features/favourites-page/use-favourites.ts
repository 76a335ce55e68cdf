import { useAccountFavourites } from "@bon-perroquet/shop-react/account"
import { useSyncExternalStore } from "react"
import { useAuth } from "../account"
import { noMarks, ownMarks, subscribeToMarks } from "../favourites"

/** Returns the favourites, newest first, or undefined while the account's load. */
export function useFavourites() {
  const { user } = useAuth()
  const withAccount = user !== null && !user.is_admin
  const own = useSyncExternalStore(subscribeToMarks, ownMarks, noMarks)
  const { data, error, refetch } = useAccountFavourites({ enabled: withAccount })
  if (!withAccount) return { ids: own, error: null, refetch }
  return { ids: data?.product_ids, error, refetch }
}
