import type { Arrival as PossibleArrival } from "@bon-perroquet/contract"
import { Suspense } from "react"
import { useTranslation } from "react-i18next"
import { useLanguage } from "../../i18n"
import { arrivalText } from "./arrival-text"
import { useMinute } from "./use-minute"

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
