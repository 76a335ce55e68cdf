import type { Arrival as PossibleArrival } from "@bon-perroquet/contract"
import { Suspense } from "react"
import { useTranslation } from "react-i18next"
import { useLanguage } from "../../i18n"
import { arrivalText } from "./arrival-text"
import { useMinute } from "./use-minute"

type ArrivalProps = {
  /** Missing in answers of the previous version of the engine. */
  arrivals?: readonly PossibleArrival[]
  className?: string
}

/**
 * Shows the days of arrival and the time left to order. The time left replaces the moment after hydration. Servers and
 * browsers may format days differently, so React does not compare the text.
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
