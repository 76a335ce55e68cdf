import { useDeferredValue, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Spinner } from "../components/Spinner"
import { useInBrowser } from "../config/in-browser"
import { useMerchant } from "../config/merchant"

/** A screen's place while its code or its texts are on their way. */
export function ScreenWait() {
  const { t } = useTranslation("common")
  return (
    <div className="flex min-h-[80vh] items-center justify-center text-leaf">
      <Spinner label={t("loading")} className="size-8" />
    </div>
  )
}

/** Someone's own screen: the server draws its place, and the browser goes on from that. */
export function OnceInBrowser({ children }: { children: ReactNode }) {
  // Deferred: a screen that is drawn anew gives way to what its visitor does meanwhile.
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
