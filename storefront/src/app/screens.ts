import type { ShopService } from "@bon-perroquet/contract"
import type { ComponentType } from "react"
import { matchPath } from "react-router"
import type { Prefetch } from "../config/screen-request"
import type { ScreenNamespace } from "../i18n"

export type ScreenModule = { Component: ComponentType; prefetch?: Prefetch }

export type Screen = {
  path: string
  /** Source file of the screen, by which the build's manifest lists the files to load. */
  file: string
  texts: readonly ScreenNamespace[]
  /** Parts of the page that the server renders: everything, only the frame around the screen, or nothing. */
  rendered: "all" | "around" | "nothing"
  isListed: boolean
  isApplication?: boolean
  /** Hidden until an owner opens the shop. */
  isSelling?: boolean
  /** The sitemap lists the screen only if the shop offers this service. */
  service?: ShopService
  load: () => Promise<ScreenModule>
}

const SELLING: readonly string[] = ["/", "/products", "/products/:handle", "/checkout", "/gift-cards"]

const pages = import.meta.glob<ScreenModule>("../features/*/pages/*.tsx")

function screen(
  path: string,
  page: string,
  ...texts: ScreenNamespace[]
): Omit<Screen, "rendered" | "isListed"> {
  const [feature, name] = page.split("/")
  const file = `features/${feature}/pages/${name}.tsx`
  const load = pages[`../${file}`]
  if (!load) throw new Error(`The screen src/${file} does not exist.`)
  return { path, file: `src/${file}`, load, texts, isSelling: SELLING.includes(path) }
}

const PUBLIC = [
  screen("/", "home/HomePage", "home"),
  screen("/products", "products/ProductsPage"),
  screen("/products/:handle", "product-page/ProductPage", "delivery", "product-information"),
  screen("/shipping", "information/ShippingPage", "information", "delivery"),
  screen("/returns", "information/ReturnsPage", "information"),
  screen("/contact", "information/ContactPage", "information"),
  screen("/privacy", "information/PrivacyPage", "information"),
  screen("/terms", "information/TermsPage", "information"),
  screen("/about", "information/AboutPage", "information"),
  screen("/cookies", "cookies/CookieSettingsPage", "information"),
  { ...screen("/gift-cards", "gift-cards/GiftCardsPage", "gift-cards"), service: "gift_card_sales" as const },
]

/** Personal screens. They are not indexed, and the browser loads their content. */
const AT_FIRST_THE_SAME = [
  screen("/auth", "account/AuthPage", "account"),
  screen("/auth/forgot", "account/ForgotPage", "account"),
  screen("/orders", "account/OrderLookUpPage", "account"),
  screen("/gift-card", "account/GiftCardPage", "account"),
  screen("/checkout", "checkout/CheckoutPage", "checkout", "delivery"),
  screen("/checkout/cancel", "checkout/CancelPage", "checkout"),
]

const PERSONAL = [
  screen("/checkout/success", "checkout/SuccessPage", "checkout", "account", "delivery"),
  screen("/gift-cards/bought", "gift-cards/BoughtPage", "gift-cards", "checkout"),
  screen("/auth/reset", "account/ResetPage", "account"),
  screen("/auth/invitation", "account/InvitationPage", "account", "checkout"),
  screen("/auth/verify", "account/VerifyPage", "account"),
  screen("/favourites", "favourites-page/FavouritesPage", "account"),
  screen("/back-in-stock", "account/BackInStockPage", "account"),
  screen("/assistant", "checkout/AssistantPage", "checkout"),
  screen("/cart-reminder", "account/CartReminderPage", "account"),
  screen("/cart-reminder/end", "account/CartReminderEndPage", "account"),
  screen("/newsletter/confirm", "account/NewsletterConfirmPage", "account"),
  screen("/newsletter/unsubscribe", "account/NewsletterUnsubscribePage", "account"),
  screen("/orders/view", "account/LinkedOrderPage", "account", "delivery"),
  screen("/orders/track", "account/TrackingPage", "account", "delivery"),
  screen("/orders/transfer", "account/OrderTransferPage", "account"),
  screen("/repeat-delivery", "account/RepeatPage", "account"),
  screen("/repeat-delivery/open", "account/RepeatOpenPage", "account"),
  screen("/repeat-delivery/undo", "account/RepeatUndoPage", "account"),
  screen("/withdrawal", "account/WithdrawalPage", "account"),
  screen("/profile", "account/ProfilePage", "account"),
  screen("/profile/orders/:number", "account/OrderPage", "account", "delivery"),
]

/** Texts of all dashboard screens. Texts that load later would hide the screen for a moment. */
const DASHBOARD_TEXTS: readonly ScreenNamespace[] = [
  ...(["admin", "account", "checkout", "delivery", "product-information", "reviews"] as const),
]

export const NOT_FOUND: Screen = {
  ...screen("*", "not-found/NotFoundPage"),
  rendered: "all",
  isListed: false,
}

const unlisted = (each: ReturnType<typeof screen>, rendered: Screen["rendered"]): Screen => ({
  ...each,
  rendered,
  isListed: false,
})

export const SCREENS: readonly Screen[] = [
  ...PUBLIC.map((each): Screen => ({ ...each, rendered: "all", isListed: true })),
  ...AT_FIRST_THE_SAME.map((each) => unlisted(each, "all")),
  ...PERSONAL.map((each) => unlisted(each, "around")),
  { ...unlisted(screen("/admin/*", "admin/AdminPage", ...DASHBOARD_TEXTS), "nothing"), isApplication: true },
  NOT_FOUND,
]

export const REDIRECTS: Readonly<Record<string, string>> = { "/account": "/profile" }

export function screenAt(pathname: string): Screen {
  return SCREENS.find(({ path }) => matchPath(path, pathname)) ?? NOT_FOUND
}

const loaded = new Map<Screen, ScreenModule>()

export async function loadScreen(requested: Screen): Promise<ScreenModule> {
  const cached = loaded.get(requested)
  if (cached) return cached
  const module = await requested.load()
  loaded.set(requested, module)
  return module
}

export function loadedScreen(requested: Screen): ScreenModule | undefined {
  return loaded.get(requested)
}
