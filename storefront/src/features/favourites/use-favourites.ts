import { useAccountFavourites, useMarkFavourites } from "@bon-perroquet/shop-react/account"
import { useSyncExternalStore } from "react"
import { useTranslation } from "react-i18next"
import { useFailureToast } from "../../components/toast"
import { useAuth } from "../account"
import { keepMark, noMarks, ownMarks, subscribeToMarks } from "./own-marks"

/** Who runs the shop has no account of a customer: their marks stay in the browser, like a visitor's. */
export function useKeptWithAccount(): boolean {
  const { user } = useAuth()
  return user !== null && !user.is_admin
}

/** Ids of the visitor's favourites, the newest first; undefined while the account's are on their way. */
export function useFavourites() {
  const withAccount = useKeptWithAccount()
  const own = useSyncExternalStore(subscribeToMarks, ownMarks, noMarks)
  const { data, error, refetch } = useAccountFavourites({ enabled: withAccount })
  if (!withAccount) return { ids: own, error: null, refetch }
  return { ids: data?.product_ids, error, refetch }
}

/** Marks a product, or takes the mark away. */
export function useMark(): (id: string, marked: boolean) => void {
  const { t } = useTranslation("products")
  const withAccount = useKeptWithAccount()
  const { mutate } = useMarkFavourites()
  const tellFailure = useFailureToast()
  return (id, marked) => {
    if (withAccount)
      mutate({ ids: [id], marked }, { onError: (error) => tellFailure(error, t("favourite.failed")) })
    else keepMark(id, marked)
  }
}
