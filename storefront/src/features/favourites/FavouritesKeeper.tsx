import { useAccountFavourites, useMarkFavourites } from "@bon-perroquet/shop-react/account"
import { useEffect, useEffectEvent } from "react"
import { useTranslation } from "react-i18next"
import { useFailureToast } from "../../components/toast"
import { logFailure } from "../../config/failure-log"
import { useOffers } from "../../config/services"
import { useAuth } from "../account"
import { forgetMarks, giveAccountMarks, ownMarks } from "./own-marks"

/**
 * Moves the browser's favourites to the account. If this fails, it is retried later. Favourites of administrators stay
 * in the browser.
 */
export function FavouritesKeeper() {
  const { t } = useTranslation("products")
  const { user } = useAuth()
  const enabled = useOffers("favourites") && user !== null && !user.is_admin
  const { data } = useAccountFavourites({ enabled })
  const { mutate } = useMarkFavourites()
  const tellFailure = useFailureToast()
  const join = useEffectEvent(() => {
    const ids = [...ownMarks()]
    if (!ids.length) return
    mutate(
      { ids, marked: true },
      {
        onSuccess: () => forgetMarks(ids),
        onError: (error) => logFailure("The favourites could not be moved to the account", error),
      },
    )
  })
  const markInAccount = useEffectEvent((id: string, marked: boolean) =>
    mutate({ ids: [id], marked }, { onError: (error) => tellFailure(error, t("favourite.failed")) }),
  )
  useEffect(() => {
    if (enabled) join()
  }, [enabled])
  useEffect(() => {
    if (!enabled || !data) return
    giveAccountMarks({ ids: data.product_ids, mark: (id, marked) => markInAccount(id, marked) })
    return () => giveAccountMarks(null)
  }, [enabled, data])
  return null
}
