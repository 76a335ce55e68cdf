import type { Arrival as PossibleArrival } from "@bon-perroquet/contract"
import { Suspense, useSyncExternalStore } from "react"
import { useTranslation } from "react-i18next"
import { useLanguage } from "../../i18n"
import { arrivalText } from "./arrival-text"

const MINUTE_MS = 60_000

function everyMinute(notify: () => void): () => void {
  const timer = setInterval(notify, MINUTE_MS)
  return () => clearInterval(timer)
}

/** Returns the current minute as a timestamp, or null on the server and until hydration. */
const useMinute = (): number | null =>
  useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS,
    () => null,
  )

type ArrivalProps = {
  /** Missing in responses of the engine's previous version. */
  arrivals?: readonly PossibleArrival[]
  className?: string
}

/**
 * Shows the arrival days, and until when to order. After hydration, it shows the time left. React does not compare the
 * text during hydration, because servers and browsers may format days differently.
 */
export function Arrival(props: ArrivalProps) {
  return (
    <Suspense>
      <ArrivalText {...props} />
    </Suspense>
  )
}

function ArrivalText({ arrivals = [], className }: ArrivalProps) {
  const { t } = useTranslation("delivery")
  const { language } = useLanguage()
  const text = arrivalText(arrivals, useMinute(), language, t)
  if (text === null) return null
  return (
    <span className={className} suppressHydrationWarning>
      {text}
    </span>
  )
}
