import { addressIn } from "@bon-perroquet/contract"
import { Component, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../components/Button"
import { Notice } from "../components/Notice"
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
  /** Another value gives the children a new try. */ screen: string
  children: ReactNode
}

/** Stands in for a screen that failed; what is around it still works. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate(previous: ErrorBoundaryProps) {
    if (this.state.failed && previous.screen !== this.props.screen) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? <Failure /> : this.props.children
  }
}
