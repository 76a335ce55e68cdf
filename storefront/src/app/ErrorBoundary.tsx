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
        {/* A plain link loads a new document, which may repair the failure. */}
        <a href={addressIn(language, "/")}>{t("backHome")}</a>
      </Button>
    </Notice>
  )
}

type ErrorBoundaryProps = {
  /** When this value changes, the children are rendered again. */ screen?: string
  children: ReactNode
}

/** Shows an error in place of a failed screen. The frame still works. */
export const ErrorBoundary = ({ screen, children }: ErrorBoundaryProps) => (
  <Boundary resetKey={screen} fallback={<Failure />}>
    {children}
  </Boundary>
)
