import { useLocation } from "react-router"
import { Banner } from "./Banner"
import { useCookieQuestion } from "./consent"

/** Asks once what may be stored, except where the question stands in full already. */
export function CookieBanner() {
  const asking = useCookieQuestion()
  const { pathname } = useLocation()
  return asking && pathname !== "/cookies" && <Banner />
}
