import { useShop, useShopFacts } from "@bon-perroquet/shop-react"
import { Suspense, useEffect, useState, type ComponentProps } from "react"
import { useLocation } from "react-router"
import { Boundary, lazyAgain } from "../components/optional"
import { useCurrentToast, useMissingPart } from "../components/toast"
import { useAuth } from "../features/account"
import { useCartPanel } from "../features/cart"
import { loadScreen, screenAt } from "./screens"
import { fetchAhead } from "./stale-build"

/** Milliseconds from the first screen until code is prefetched. */
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
const MerchantTags = lazyAgain(async () => (await import("../features/tags")).MerchantTags)
const Toaster = lazyAgain(async () => (await loadToaster()).Toaster)

/** Returns true once `now` has been true, so that a closed part stays mounted during its closing animation. */
function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now)
  if (now && !ever) setEver(true)
  return ever
}

/** Adds a Suspense boundary only around content, because React hydrates the page again for each empty one. */
const Part = ({ children, ...boundary }: ComponentProps<typeof Boundary>) => (
  <Boundary {...boundary}>{children && <Suspense>{children}</Suspense>}</Boundary>
)

/** Renders the cart panel and other parts that no screen needs at first, after their code has loaded. */
export function Later() {
  const { open, setOpen } = useCartPanel()
  const panel = useEver(open)
  const { user } = useAuth()
  const toast = useCurrentToast()
  const toasts = useEver(toast !== null)
  const { pathname } = useLocation()
  const { client } = useShop()
  const { tags } = useShopFacts()
  const { isApplication = false } = screenAt(pathname)
  const hasTags = Boolean(tags?.matomo ?? tags?.ga4 ?? tags?.meta)
  const closeMissingPanel = useMissingPart(() => setOpen(false))

  useEffect(() => {
    import("../features/layout/one-stop").then(
      ({ watchToolbars }) => watchToolbars(),
      // Ignores a failure, because the toolbars' links also work without this code.
      () => undefined,
    )
  }, [])

  useEffect(() => {
    const load = () => client.load()
    const screens = ["/products", "/products/any"].map((path) => () => loadScreen(screenAt(path)))
    // Staff rarely go from the dashboard to the shop.
    const ahead = isApplication ? [load, loadToaster] : [load, loadCartPanel, loadToaster, ...screens]
    const timer = setTimeout(() => void fetchAhead(...ahead), FETCH_AHEAD_MS)
    return () => clearTimeout(timer)
  }, [client, isApplication])

  return (
    <>
      <Part resetKey={open} onFailed={closeMissingPanel}>
        {panel && <CartPanel />}
      </Part>
      <Part resetKey={toast?.id}>{toasts && <Toaster />}</Part>
      <Part resetKey={pathname}>{hasTags && <MerchantTags />}</Part>
      <Part resetKey={pathname}>{user && <SessionKeeper />}</Part>
      <Part resetKey={pathname}>{user && <FreshProof />}</Part>
      <Part resetKey={pathname}>{user && <FavouritesKeeper />}</Part>
    </>
  )
}
