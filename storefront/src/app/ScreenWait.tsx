import { useDeferredValue, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Spinner } from "../components/Spinner"
import { useInBrowser } from "../config/in-browser"
import { useMerchant } from "../config/merchant"

export function ScreenWait() {
  const { t } = useTranslation("common")
  return (
    <div className="flex min-h-[80vh] items-center justify-center text-leaf">
      <Spinner label={t("loading")} className="size-8" />
    </div>
  )
}

/** Renders a private screen in the browser only. The server renders a placeholder. */
export function OnceInBrowser({ children }: { children: ReactNode }) {
  // Deferred, so that input has priority over rendering.
  const isInBrowser = useDeferredValue(useInBrowser())
  return isInBrowser ? children : <Wait />
}

function Wait() {
  const { name } = useMerchant()
  return (
    <>
      <title>{name}</title>
      <ScreenWait />
    </>
  )
}
