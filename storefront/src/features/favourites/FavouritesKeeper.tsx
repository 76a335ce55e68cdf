import { useMarkFavourites } from "@bon-perroquet/shop-react/account"
import { useEffect, useEffectEvent } from "react"
import { logFailure } from "../../config/failure-log"
import { useOffers } from "../../config/services"
import { forgetMarks, ownMarks } from "./own-marks"
import { useKeptWithAccount } from "./use-favourites"

/** What somebody marked before signing in joins the account's; what the shop does not take stays for the next time. Shows nothing. */
export function FavouritesKeeper() {
  const offered = useOffers("favourites")
  const withAccount = useKeptWithAccount()
  const { mutate } = useMarkFavourites()
  const join = useEffectEvent(() => {
    const ids = [...ownMarks()]
    if (!ids.length) return
    mutate(
      { ids, marked: true },
      {
        onSuccess: forgetMarks,
        onError: (error) => logFailure("The favourites did not join the account's", error),
      },
    )
  })
  useEffect(() => {
    if (offered && withAccount) join()
  }, [offered, withAccount])
  return null
}
