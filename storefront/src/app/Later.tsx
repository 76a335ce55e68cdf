import { lazy, Suspense, useEffect, useState } from "react"
import { useCurrentToast } from "../components/toast"
import { useAuth } from "../features/account"
import { useCartPanel } from "../features/cart"
import { fetchScreen } from "./screens"

/** How long after the first screen the rest is fetched, in milliseconds: it then opens at once. */
const FETCH_AHEAD_MS = 2_000

const loadCartPanel = () => import("../features/cart/components/CartPanel")
const loadToaster = () => import("../components/toast/Toaster")
const CartPanel = lazy(async () => ({ default: (await loadCartPanel()).CartPanel }))
const SessionKeeper = lazy(async () => ({
  default: (await import("../features/account/SessionKeeper")).SessionKeeper,
}))
const FavouritesKeeper = lazy(async () => ({
  default: (await import("../features/favourites/FavouritesKeeper")).FavouritesKeeper,
}))
const Toaster = lazy(async () => ({ default: (await loadToaster()).Toaster }))

/** Once true, always true: what was opened stays drawn, so that it can also close with its animation. */
function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now)
  if (now && !ever) setEver(true)
  return ever
}

/** What no first screen needs: the cart's panel, the toasts, and what keeps a person signed in. */
export function Later() {
  const panel = useEver(useCartPanel().open)
  const { user } = useAuth()
  const toasts = useEver(useCurrentToast() !== null)

  useEffect(() => {
    const timer = setTimeout(() => {
      void Promise.allSettled([loadCartPanel(), loadToaster()])
      fetchScreen("/products")
    }, FETCH_AHEAD_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <Suspense>
      {panel && <CartPanel />}
      {toasts && <Toaster />}
      {user && <SessionKeeper />}
      {user && <FavouritesKeeper />}
    </Suspense>
  )
}
