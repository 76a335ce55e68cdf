import { Suspense, useEffect, useRef, useLayoutEffect } from "react"
import { useTranslation } from "react-i18next"
import { Outlet, useLocation, NavigationType, useNavigationType } from "react-router"
import { classNames } from "../components/class-names"
import { Boundary, lazyAgain } from "../components/optional"
import { useAuth } from "../features/account"
import { CookieBanner } from "../features/cookies"
import { Footer, Header, HeaderBeforeOpening, OpeningSoon, useOpensSoon } from "../features/layout"
import { ErrorBoundary } from "./ErrorBoundary"
import { Later } from "./Later"
import { Live } from "./Live"
import { ScreenWait } from "./ScreenWait"
import { screenAt } from "./screens"
import { keepsScroll } from "../config/navigation-state"

const AdminFrame = lazyAgain(async () => (await import("../features/admin/frame/AdminFrame")).AdminFrame)

/** Moves the focus to the start of each new screen, like a page load. */
function useFocusOnNewScreen(pathname: string) {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}

/** Link to the content for keyboard users. On the product list, it leads to the products and skips the filters. */
function SkipLink({ pathname }: { pathname: string }) {
  const { t } = useTranslation("layout")
  const hasList = !useOpensSoon() && pathname === "/products"
  return (
    <a
      href={hasList ? "#list" : "#content"}
      className="absolute top-2 left-2 z-50 -translate-y-20 rounded-pill bg-leaf px-5 py-2.5 font-semibold text-on-leaf focus:translate-y-0"
    >
      {t("skip")}
    </a>
  )
}

/** Shows the dashboard's frame to administrators only. */
function Frame() {
  const { user } = useAuth()
  return <Suspense>{user?.is_admin && <AdminFrame user={user} />}</Suspense>
}

const ShopHeader = () => (useOpensSoon() ? <HeaderBeforeOpening /> : <Header />)

const Screen = ({ isSelling }: { isSelling: boolean }) =>
  useOpensSoon() && isSelling ? <OpeningSoon /> : <Outlet />

/** Reads no state that changes at the start. Otherwise React would replace the server's HTML and lose early input. */
export function Root() {
  const { pathname } = useLocation()
  const main = useFocusOnNewScreen(pathname)
  const { isApplication = false, isSelling = false } = screenAt(pathname)
  useScrollMemory()
  return (
    <>
      <SkipLink pathname={pathname} />
      <Boundary resetKey={pathname}>{isApplication ? <Frame /> : <ShopHeader />}</Boundary>
      <main
        id="content"
        ref={main}
        tabIndex={-1}
        className={classNames(
          "min-h-[calc(100svh-4rem)] outline-none print:min-h-0",
          isApplication && "beside-navigation",
        )}
      >
        <ErrorBoundary screen={pathname}>
          <Suspense fallback={<ScreenWait />}>
            <Screen isSelling={isSelling} />
            <Live />
          </Suspense>
        </ErrorBoundary>
      </main>
      {!isApplication && <Footer />}
      <CookieBanner />
      <Later />
    </>
  )
}

/** Scroll position in pixels by history entry. */
const positions = new Map<string, number>()

/** Returns null for a fragment that cannot be decoded. */
function partNamed(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** Restores the scroll position when the visitor goes back. */
function useScrollMemory(): void {
  const location = useLocation()
  const { key, hash } = location
  const state: unknown = location.state
  const navigation = useNavigationType()

  useEffect(() => {
    window.history.scrollRestoration = "manual"
    // Lets the browser restore the position after a reload or a return from the payment page.
    const leave = () => (window.history.scrollRestoration = "auto")
    window.addEventListener("pagehide", leave)
    return () => window.removeEventListener("pagehide", leave)
  }, [])

  useLayoutEffect(() => {
    const remembered = positions.get(key)
    const named = hash ? partNamed(hash) : null
    if (navigation === NavigationType.Pop) {
      if (remembered !== undefined) window.scrollTo(0, remembered)
    } else if (named) {
      named.scrollIntoView()
    } else if (!keepsScroll(state)) {
      window.scrollTo(0, 0)
    }
    const remember = () => positions.set(key, window.scrollY)
    // Stores the position at once, because the visitor may have scrolled before hydration.
    if (remembered === undefined) remember()
    window.addEventListener("scroll", remember, { passive: true })
    return () => window.removeEventListener("scroll", remember)
  }, [key, hash, state, navigation])
}
