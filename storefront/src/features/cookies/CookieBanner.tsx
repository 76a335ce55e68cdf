import { lazy, Suspense } from "react"
import { useLocation } from "react-router-dom"
import { useCookieQuestion } from "./consent"

/** Most visits have answered: the question's code comes only where it is asked. */
const Banner = lazy(async () => ({ default: (await import("./Banner")).Banner }))

/** Asks once what may be stored, except where the question stands in full already. */
export function CookieBanner() {
  const asking = useCookieQuestion()
  const { pathname } = useLocation()
  return <Suspense>{asking && pathname !== "/cookies" && <Banner />}</Suspense>
}
