import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { Button } from "../../components/Button"
import { chooseCookies, useCookieQuestion } from "./consent"

/** Asks once what may be stored; refusing is as easy as accepting. */
export function CookieBanner() {
  const { t } = useTranslation("cookies")
  if (!useCookieQuestion()) return null
  return (
    <section
      aria-label={t("label")}
      // Sticky at the end of the page rather than fixed: at its foot nothing is left covered.
      className="sticky bottom-0 z-30 border-t border-line bg-card shadow-float"
    >
      <div className="page-width flex flex-col gap-3 py-4 md:flex-row md:items-center md:gap-8">
        <p className="text-sm md:flex-1">
          {t("text")}{" "}
          <Link to="/privacy" className="underline underline-offset-2">
            {t("privacy")}
          </Link>
        </p>
        <div className="grid grid-cols-2 gap-3">
          <Button variant="secondary" size="sm" onClick={() => chooseCookies("refused")}>
            {t("refuse")}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => chooseCookies("accepted")}>
            {t("accept")}
          </Button>
        </div>
      </div>
    </section>
  )
}
