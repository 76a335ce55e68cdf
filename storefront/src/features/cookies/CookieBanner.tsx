import { useLocation, Link } from "react-router"
import { useCookieQuestion, chooseCookies, EVERYTHING, NOTHING_OPTIONAL } from "./consent"
import { useTranslation } from "react-i18next"
import { Button } from "../../components/Button"

/** Shows the banner, except on the cookie settings page. */
export function CookieBanner() {
  const asking = useCookieQuestion()
  const { pathname } = useLocation()
  return asking && pathname !== "/cookies" && <Banner />
}

/** Keeps the link on one line, so that the banner's height does not change when the font has loaded. */
const MORE = "whitespace-nowrap underline underline-offset-2"

/** Cookie banner. Both buttons look the same, so that the banner favours neither choice. */
function Banner() {
  const { t } = useTranslation("cookies")
  return (
    <section
      aria-label={t("label")}
      // Sticky, so that it does not cover the end of the page.
      className="cookie-question sticky bottom-0 z-30 border-t border-line bg-card shadow-float short:static"
    >
      <div className="page-width flex flex-col gap-3 py-4 md:flex-row md:items-center md:gap-8">
        <p className="text-sm md:flex-1">
          {t("text")}{" "}
          <Link to="/privacy" className={MORE}>
            {t("privacy")}
          </Link>
          {" · "}
          <Link to="/cookies" className={MORE}>
            {t("settings")}
          </Link>
        </p>
        <div className="grid grid-cols-2 gap-3">
          <Button variant="secondary" size="sm" onClick={() => chooseCookies(NOTHING_OPTIONAL)}>
            {t("refuse")}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => chooseCookies(EVERYTHING)}>
            {t("accept")}
          </Button>
        </div>
      </div>
    </section>
  )
}
