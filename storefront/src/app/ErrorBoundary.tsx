import { addressIn } from "@bon-perroquet/contract"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../components/Button"
import { Notice } from "../components/Notice"
import { Boundary } from "../components/optional"
import { useLanguage } from "../i18n"
import { Live } from "./Live"

function Failure() {
  const { t } = useTranslation("common")
  const { language } = useLanguage()
  return (
    <Notice title={t("failure.title")} text={t("failure.text")}>
      <Live />
      <Button onClick={() => window.location.reload()}>{t("failure.reload")}</Button>
      <Button asChild variant="secondary">
        {/* A plain link: the page it leads to starts afresh. */}
        <a href={addressIn(language, "/")}>{t("backHome")}</a>
      </Button>
    </Notice>
  )
}

type ErrorBoundaryProps = {
  /** Another value gives the children a new try. */ screen?: string
  children: ReactNode
}

/** Stands in for a screen that failed; what is around it still works. */
export const ErrorBoundary = ({ screen, children }: ErrorBoundaryProps) => (
  <Boundary wanted={screen} fallback={<Failure />}>
    {children}
  </Boundary>
)
