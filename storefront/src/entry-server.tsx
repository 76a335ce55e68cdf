import { giveShopFacts, ShopApiError, ShopClient } from "@bon-perroquet/shop-react"
import { addressIn, type Language, type ShopFacts } from "@bon-perroquet/contract"
import type { QueryClient } from "@tanstack/react-query"
import { text } from "node:stream/consumers"
import { prerenderToNodeStream } from "react-dom/static"
import { I18nextProvider } from "react-i18next"
import { matchPath, StaticRouter } from "react-router"
import { App, screenRoutes } from "./app/App"
import { answersOf, asScriptText, PAGE_STATE_ID, type PageState } from "./app/page-state"
import { pageAddress as spelledOut } from "./app/page-address"
import { Providers } from "./app/Providers"
import { newQueryClient } from "./app/query-client"
import { Moved } from "./config/screen-request"
import { loadScreen, NOT_FOUND, REDIRECTS, screenAt, SCREENS, type Screen } from "./app/screens"
import { translationsOf } from "./i18n/server"

export type PageRequest = {
  /** Path and query without language. */
  address: URL
  language: Language
  origin: string
  engineUrl: string
  /** Headers that name the channel to the engine. */
  headers: Readonly<Record<string, string>>
  shop: ShopFacts
}

export type DrawnPage = {
  status: 200 | 301 | 404
  location?: string
  head: string
  body: string
  /** Hash of the data. If it is unchanged, the page is not rendered again. */
  content: string
}

const ROOT = '<div id="root">'

/** Returns the canonical path and query without language. */
export const pageAddress = (url: URL) => spelledOut(url, SCREENS)

export function screenOf(pathname: string): Pick<Screen, "rendered" | "isListed"> & { isKnown: boolean } {
  if (pathname in REDIRECTS) return { rendered: "nothing", isListed: false, isKnown: true }
  const screen = screenAt(pathname)
  const { rendered, isListed } = screen
  return { rendered, isListed, isKnown: screen !== NOT_FOUND }
}

export function publicPaths(services: readonly string[], isOpen: boolean): string[] {
  return SCREENS.filter(
    ({ isListed, isSelling, path, service }) =>
      isListed && (isOpen || !isSelling) && !path.includes(":") && (!service || services.includes(service)),
  ).map(({ path }) => path)
}

export function filesFor(pathname: string, language: Language): string[] {
  const { file, texts } = screenAt(pathname)
  const locales = `src/i18n/locales/${language}`
  return ["src/app/start.tsx", file, `${locales}/index.ts`, ...texts.map((name) => `${locales}/${name}.json`)]
}

/**
 * Renders a screen, or the frame around a private one.
 * @param previous earlier rendering, which is returned if nothing changed
 * @throws if the engine does not respond
 */
export async function drawPage(request: PageRequest, previous?: DrawnPage): Promise<DrawnPage> {
  const { language, origin } = request
  const client = new ShopClient({ baseUrl: request.engineUrl, headers: () => request.headers })
  const queries = newQueryClient()
  const screen = await prepare(request, client, queries)
  if (typeof screen === "string") return movedTo(addressIn(language, screen))
  const state: PageState = { language, origin, answers: answersOf(queries, language) }
  const answers = asScriptText(state)
  const content = answers + asScriptText(request.shop)
  if (previous?.content === content) return previous

  giveShopFacts(queries, request.shop)
  const i18n = await translationsOf(language)
  if (screen.rendered === "all") await loadScreen(screen)
  const path = screen === NOT_FOUND ? "/404" : request.address.pathname + request.address.search
  const { prelude } = await prerenderToNodeStream(
    <div id="root">
      <I18nextProvider i18n={i18n}>
        <Providers client={client} queries={queries} sessionId="" origin={origin}>
          <StaticRouter basename={addressIn(language, "/")} location={addressIn(language, path)}>
            <App screens={screenRoutes()} />
          </StaticRouter>
        </Providers>
      </I18nextProvider>
    </div>,
    // An infinite chunk size disables streaming. Streaming needs inline scripts, which the content security policy
    // forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const html = await text(prelude)
  const start = html.indexOf(ROOT)
  const isFound = screen !== NOT_FOUND
  // The not-found page has no state, so the browser renders it.
  const script = isFound ? `<script type="application/json" id="${PAGE_STATE_ID}">${answers}</script>` : ""
  return {
    status: isFound ? 200 : 404,
    head: html.slice(0, start),
    body: html.slice(start) + script,
    content,
  }
}

const movedTo = (location: string): DrawnPage => ({
  status: 301,
  location,
  head: "",
  body: "",
  content: location,
})

/** @returns the screen, the not-found screen, or the path of a redirect */
async function prepare(
  { address, language, shop }: PageRequest,
  client: ShopClient,
  queries: QueryClient,
): Promise<Screen | string> {
  const screen = screenAt(address.pathname)
  // Before the opening, the page must not contain the products that it hides.
  const isHidden = screen.isSelling && shop.is_open === false
  if (screen.rendered === "around" || isHidden) return screen
  const { prefetch } = await loadScreen(screen)
  const { params = {} } = matchPath(screen.path, address.pathname) ?? {}
  try {
    await prefetch?.({ params, search: address.searchParams, shop: { client, language }, queries })
    return screen
  } catch (error) {
    if (error instanceof Moved) return error.path
    if (error instanceof ShopApiError && [400, 404].includes(error.status)) return NOT_FOUND
    throw error
  }
}
