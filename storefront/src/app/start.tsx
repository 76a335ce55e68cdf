import { readAddress, type ShopFacts } from "@bon-perroquet/contract"
import { forgetAccount, giveShopFacts, ShopClient } from "@bon-perroquet/shop-react"
import { onlineManager } from "@tanstack/react-query"
import { startTransition, StrictMode } from "react"
import { createRoot, hydrateRoot } from "react-dom/client"
import { onAccountChange } from "../features/account"
import { cartSessionId } from "../features/cart"
import { startTranslations } from "../i18n"
import { beforeLanguageChanges } from "../i18n/before-change"
import { chooseLanguage } from "../i18n/language"
import { App, screenRoutes } from "./App"
import { channelHeaders } from "../config/channel"
import { shopIsLive } from "../config/live"
import { forgetDrawnHead, giveAnswers, readPageState } from "./page-state"
import { Providers } from "./Providers"
import { newQueryClient } from "./query-client"
import { loadScreen, screenAt } from "./screens"
import { historyFromHere, ShopRouter } from "./ShopRouter"

/** Returns false if the visitor went back before hydration. */
function isStillThere(): boolean {
  const [loaded] = performance.getEntriesByType("navigation")
  const page = (address: string) => address.replace(/#.*/, "")
  return !loaded || page(loaded.name) === page(window.location.href)
}

/** Tracks the connection from the start, because React Query assumes a connection until a query client is mounted. */
function watchConnection(): void {
  onlineManager.subscribe(() => undefined)
  onlineManager.setOnline(navigator.onLine)
}

/** Starts the shop in the browser. Resolves when the page is interactive. */
export async function startShop(root: HTMLElement): Promise<void> {
  watchConnection()
  const pageState = readPageState()
  const language = chooseLanguage(window.location, document.documentElement.lang)
  const screen = screenAt(readAddress(window.location.pathname).path)
  // Failures are ignored here, because the screen shows them.
  await Promise.allSettled([loadScreen(screen), startTranslations(language, screen.texts)])

  const queries = newQueryClient()
  onAccountChange((account) => forgetAccount(queries, account))
  const facts = readShopFacts()
  if (facts) giveShopFacts(queries, facts)
  if (pageState?.language === language) beforeLanguageChanges(giveAnswers(queries, pageState.answers))
  const history = historyFromHere()
  const shop = (
    <StrictMode>
      <Providers
        client={new ShopClient({ headers: channelHeaders })}
        queries={queries}
        sessionId={cartSessionId()}
        origin={pageState?.origin ?? window.location.origin}
      >
        <ShopRouter history={history}>
          <App screens={screenRoutes()} />
        </ShopRouter>
      </Providers>
    </StrictMode>
  )
  if (pageState?.language === language && isStillThere()) {
    // Hydrates in slices, so that the browser handles input in between.
    startTransition(() => void hydrateRoot(root, shop))
  } else {
    forgetDrawnHead()
    createRoot(root).render(shop)
  }
  return shopIsLive
}

const ELEMENT = "merchant"

/** Returns the shop's facts in the page. Null in development, where pages contain none. */
function readShopFacts(): ShopFacts | null {
  const json = document.getElementById(ELEMENT)?.textContent
  const facts = (json ? JSON.parse(json) : {}) as Partial<ShopFacts>
  const {
    merchant,
    closed_days,
    offers,
    services,
    repeats = null,
    payment_marks = [],
    is_open = true,
  } = facts
  return merchant && closed_days && offers && services
    ? { ...facts, ...{ merchant, closed_days, offers, services, repeats, payment_marks, is_open } }
    : null
}
