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
  /** Path and query, without the language that the address names. */
  address: URL
  language: Language
  /** The shop's public address. */
  origin: string
  /** Where the shop's /api answers. */
  engineUrl: string
  /** Who sells: every page tells it beside its own answers. */
  shop: ShopFacts
}

export type DrawnPage = {
  status: 200 | 301 | 404
  /** Where the page is instead. */
  location?: string
  /** What belongs into the document's head. */
  head: string
  /** The page itself, and what the browser goes on from. */
  body: string
  /** From what it was drawn; a page of the same content need not be drawn again. */
  content: string
}

const ROOT = '<div id="root">'

/** The one spelling of an address without its language, and whether others will ask for the same page. */
export const pageAddress = (asked: URL) => spelledOut(asked, SCREENS)

/** What the shop has at this path, if it is known. */
export function screenOf(pathname: string): Pick<Screen, "drawn" | "isListed"> & { isKnown: boolean } {
  if (pathname in REDIRECTS) return { drawn: "nothing", isListed: false, isKnown: true }
  const screen = screenAt(pathname)
  const { drawn, isListed } = screen
  return { drawn, isListed, isKnown: screen !== NOT_FOUND }
}

/** Addresses of the screens that search engines should know and that no product or category stands for. */
export function publicPaths(): string[] {
  return SCREENS.filter(({ isListed, path }) => isListed && !path.includes(":")).map(({ path }) => path)
}

/** Files of the source that the browser will need first, as the build's manifest names them. */
export function filesFor(pathname: string, language: Language): string[] {
  const { file, texts } = screenAt(pathname)
  const locales = `src/i18n/locales/${language}`
  return ["src/app/start.tsx", file, `${locales}/index.ts`, ...(texts ? [`${locales}/${texts}.json`] : [])]
}

/**
 * Draws a screen as HTML, or what stands around it where it is someone's own.
 * @param previous the same page as it was drawn before: returned when nothing that it shows has changed
 * @throws when the shop's /api gives no answer
 */
export async function drawPage(request: PageRequest, previous?: DrawnPage): Promise<DrawnPage> {
  const { language, origin } = request
  const client = new ShopClient({ baseUrl: request.engineUrl })
  const queries = newQueryClient()
  const screen = await prepare(request, client, queries)
  if (typeof screen === "string") return movedTo(addressIn(language, screen))
  const state: PageState = { language, origin, answers: answersOf(queries, language) }
  const answers = asScriptText(state)
  const content = answers + asScriptText(request.shop)
  if (previous?.content === content) return previous

  giveShopFacts(queries, request.shop)
  const i18n = await translationsOf(language)
  if (screen.drawn === "all") await loadScreen(screen)
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
    // One piece: pieces that arrive later are put into place by inline scripts, which the shop's policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const html = await text(prelude)
  const start = html.indexOf(ROOT)
  const found = screen !== NOT_FOUND
  // What stands at an unknown address is drawn anew in the browser, which knows the address but not that it is unknown.
  const script = found ? `<script type="application/json" id="${PAGE_STATE_ID}">${answers}</script>` : ""
  return {
    status: found ? 200 : 404,
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

/** Fetches what the address's screen shows. @returns the screen, that for "not there", or where the page is instead */
async function prepare(
  { address, language }: PageRequest,
  client: ShopClient,
  queries: QueryClient,
): Promise<Screen | string> {
  const screen = screenAt(address.pathname)
  if (screen.drawn === "around") return screen
  const { prefetch } = await loadScreen(screen)
  const { params = {} } = matchPath(screen.path, address.pathname) ?? {}
  try {
    await prefetch?.({ params, search: address.searchParams, shop: { client, language }, queries })
    return screen
  } catch (error) {
    if (error instanceof Moved) return error.path
    // An address that can't be anything's is unknown, too.
    if (error instanceof ShopApiError && [400, 404].includes(error.status)) return NOT_FOUND
    throw error
  }
}
