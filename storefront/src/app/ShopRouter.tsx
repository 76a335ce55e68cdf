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
 * Reports the location of the rendered page until the router listens, because the visitor may go back before hydration.
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

/** Removes the language from the locations that screens see. */
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
  /** Number of history steps that were reverted and that the router must not see. */
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
    // The router uses this function to compare links with the current location.
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
        // The browser has already navigated. Reverts the step until the visitor confirms that the form may be left.
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

/** Adds the current language to links. Corrects a URL in another language. */
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
      const requested = addressIn(language, shown)
      if (requested !== shown) window.history.replaceState(window.history.state, "", requested)
    }
    respell()
    window.addEventListener("popstate", respell)
    return () => window.removeEventListener("popstate", respell)
  }, [language])
  return <HistoryRouter history={history}>{children}</HistoryRouter>
}
