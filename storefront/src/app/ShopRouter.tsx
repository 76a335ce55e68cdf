import { addressIn, readAddress, type Language } from "@bon-perroquet/contract"
import { useEffect, useMemo, type ReactNode } from "react"
import {
  createPath,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  unstable_HistoryRouter as HistoryRouter,
  type To,
} from "react-router"
import { asksBeforeLeaving } from "../config/leaving"
import { useLanguage } from "../i18n"

export type BrowserHistory = ReturnType<typeof createBrowserHistory>

/**
 * The browser's history, standing still where it is until the router listens: whoever goes back while the page comes to life is
 * followed then, and what the server drew is gone on with for the address that it was drawn for.
 */
export function historyFromHere(): BrowserHistory {
  const history = createBrowserHistory({ v5Compat: true })
  const { action, location: here } = history
  let isFollowed = false
  return {
    ...history,
    get action() {
      return isFollowed ? history.action : action
    },
    get location() {
      return isFollowed ? history.location : here
    },
    listen: (listener) => {
      const stop = history.listen(listener)
      const { location } = history
      const hasMoved = !isFollowed && createPath(location) !== createPath(here)
      isFollowed = true
      if (hasMoved) listener({ action: history.action, location, delta: null })
      return stop
    },
  }
}

const spelled = (language: Language, to: To) =>
  addressIn(language, typeof to === "string" ? to : createPath(to))

/** The browser's history, in which addresses name the language, as the screens see it: without. */
function inLanguage(history: BrowserHistory, language: Language): BrowserHistory {
  const withoutLanguage = (location: BrowserHistory["location"]) => ({
    ...location,
    pathname: readAddress(location.pathname).path,
  })
  const here = () => withoutLanguage(history.location)
  const placeOf = (to: To) => {
    const { pathname, search } = history.createURL(spelled(language, to))
    return { pathname: readAddress(pathname).path, search }
  }
  /** Steps that the browser went and that were taken back: they are no news. */
  let takenBack = 0
  return {
    get action() {
      return history.action
    },
    get location() {
      return here()
    },
    createHref: (to) => history.createHref(spelled(language, to)),
    createURL: (to) => history.createURL(spelled(language, to)),
    // For the router's own comparisons of what a link leads to with where one is.
    encodeLocation: (to) => history.encodeLocation(to),
    push: (to, state) => {
      const go = () => history.push(spelled(language, to), state)
      if (!asksBeforeLeaving(here(), placeOf(to), go)) go()
    },
    replace: (to, state) => {
      const go = () => history.replace(spelled(language, to), state)
      if (!asksBeforeLeaving(here(), placeOf(to), go)) go()
    },
    go: (steps) => history.go(steps),
    listen: (listener) => {
      let shown = here()
      return history.listen((update) => {
        if (takenBack > 0) {
          takenBack -= 1
          return
        }
        const { action, delta } = update
        const location = withoutLanguage(update.location)
        // The browser has gone already: it goes back, and on again once that is wanted.
        if (
          String(action) === "POP" &&
          delta !== null &&
          asksBeforeLeaving(shown, location, () => history.go(delta))
        ) {
          takenBack += 1
          history.go(-delta)
          return
        }
        shown = location
        listener({ ...update, location })
      })
    },
  }
}

/**
 * Routes by addresses without a language in them: links are written once, and lead to the address in the language that is
 * shown. Where the address is in another one, because that was chosen just now or before one went back, it is respelled.
 */
export function ShopRouter({
  history: ofBrowser,
  children,
}: {
  history: BrowserHistory
  children: ReactNode
}) {
  const { language } = useLanguage()
  const history = useMemo(() => inLanguage(ofBrowser, language), [ofBrowser, language])
  useEffect(() => {
    const respell = () => {
      const shown = createPath(window.location)
      const wanted = addressIn(language, shown)
      if (wanted !== shown) window.history.replaceState(window.history.state, "", wanted)
    }
    respell()
    window.addEventListener("popstate", respell)
    return () => window.removeEventListener("popstate", respell)
  }, [language])
  return <HistoryRouter history={history}>{children}</HistoryRouter>
}
