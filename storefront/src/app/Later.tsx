import { Suspense, useEffect, useState, type ComponentProps } from "react"
import { useLocation } from "react-router"
import { Boundary, lazyAgain } from "../components/optional"
import { useCurrentToast, useMissingPart } from "../components/toast"
import { useAuth } from "../features/account"
import { useCartPanel } from "../features/cart"
import { loadScreen, screenAt } from "./screens"
import { fetchAhead } from "./stale-build"

/** How long after the first screen the rest is fetched, in milliseconds: it then opens at once. */
const FETCH_AHEAD_MS = 2_000

const loadCartPanel = () => import("../features/cart/components/CartPanel")
const loadToaster = () => import("../components/toast/Toaster")
const CartPanel = lazyAgain(async () => (await loadCartPanel()).CartPanel)
const SessionKeeper = lazyAgain(async () => (await import("../features/account/SessionKeeper")).SessionKeeper)
const FreshProof = lazyAgain(
  async () => (await import("../features/account/confirmation/FreshProof")).FreshProof,
)
const FavouritesKeeper = lazyAgain(
  async () => (await import("../features/favourites/FavouritesKeeper")).FavouritesKeeper,
)
const Toaster = lazyAgain(async () => (await loadToaster()).Toaster)

/** Once true, always true: what was opened stays drawn, so that it can also close with its animation. */
function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now)
  if (now && !ever) setEver(true)
  return ever
}

/** Nothing is drawn for it before it is there: React would go through the page once more for each that comes to life empty. */
const Part = ({ children, ...boundary }: ComponentProps<typeof Boundary>) => (
  <Boundary {...boundary}>{children && <Suspense>{children}</Suspense>}</Boundary>
)

/** What no first screen needs: the cart's panel, the toasts, and what keeps a person signed in. */
export function Later() {
  const { open, setOpen } = useCartPanel()
  const panel = useEver(open)
  const { user } = useAuth()
  const toast = useCurrentToast()
  const toasts = useEver(toast !== null)
  const { pathname } = useLocation()
  const closeMissingPanel = useMissingPart(() => setOpen(false))

  useEffect(() => {
    // What most visitors open next, with what they meet there.
    const ahead = [
      loadCartPanel,
      loadToaster,
      () => loadScreen(screenAt("/products")),
      () => loadScreen(screenAt("/products/any")),
    ]
    const timer = setTimeout(() => void fetchAhead(...ahead), FETCH_AHEAD_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <>
      <Part wanted={open} onFailed={closeMissingPanel}>
        {panel && <CartPanel />}
      </Part>
      <Part wanted={toast?.id}>{toasts && <Toaster />}</Part>
      <Part wanted={pathname}>{user && <SessionKeeper />}</Part>
      <Part wanted={pathname}>{user && <FreshProof />}</Part>
      <Part wanted={pathname}>{user && <FavouritesKeeper />}</Part>
    </>
  )
}
