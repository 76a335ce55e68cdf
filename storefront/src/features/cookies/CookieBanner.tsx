import { useLocation } from "react-router"
import { Banner } from "./Banner"
import { useCookieQuestion } from "./consent"

/** Shows the banner once, except on the cookie settings page. */
export function CookieBanner() {
  const asking = useCookieQuestion()
  const { pathname } = useLocation()
  return asking && pathname !== "/cookies" && <Banner />
}
