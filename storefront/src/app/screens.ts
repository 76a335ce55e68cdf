import type { ComponentType } from "react"
import { matchPath } from "react-router-dom"

type Screen = { path: string; load: () => Promise<{ Component: ComponentType }> }

/** Every screen's address and code; the code comes when the screen is first visited. */
export const SCREENS: Screen[] = [
  { path: "/", load: () => import("../features/home/pages/HomePage") },
  { path: "/products", load: () => import("../features/products/pages/ProductsPage") },
  { path: "/products/:handle", load: () => import("../features/product-page/pages/ProductPage") },
  { path: "/checkout", load: () => import("../features/checkout/pages/CheckoutPage") },
  { path: "/checkout/success", load: () => import("../features/checkout/pages/SuccessPage") },
  { path: "/checkout/cancel", load: () => import("../features/checkout/pages/CancelPage") },
  { path: "/shipping", load: () => import("../features/information/pages/ShippingPage") },
  { path: "/returns", load: () => import("../features/information/pages/ReturnsPage") },
  { path: "/contact", load: () => import("../features/information/pages/ContactPage") },
  { path: "/privacy", load: () => import("../features/information/pages/PrivacyPage") },
  { path: "/terms", load: () => import("../features/information/pages/TermsPage") },
  { path: "/about", load: () => import("../features/information/pages/AboutPage") },
  { path: "/auth", load: () => import("../features/account/pages/AuthPage") },
  { path: "/profile", load: () => import("../features/account/pages/ProfilePage") },
  { path: "/admin", load: () => import("../features/account/pages/AdminPage") },
  { path: "*", load: () => import("../features/not-found/NotFoundPage") },
]

/** Fetches a screen's code before it is drawn. A failure is told when the screen is drawn and its code still missing. */
export function fetchScreen(pathname: string): void {
  SCREENS.find(({ path }) => matchPath(path, pathname))
    ?.load()
    .catch(() => undefined)
}
