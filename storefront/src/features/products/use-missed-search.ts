import type { SearchAnswer } from "@bon-perroquet/contract"
import { useReportMissedSearch } from "@bon-perroquet/shop-react"
import { useEffect } from "react"

/** Milliseconds after the last keystroke until a search counts as complete. */
const REST_MS = 3_000

/** Reports a search if no product contains all its words. The shop counts such searches for the merchant. */
export function useMissedSearch(q: string, answer: SearchAnswer | undefined): void {
  const report = useReportMissedSearch()
  const isMissed = q !== "" && answer !== undefined && (answer.total === 0 || answer.is_partial)
  useEffect(() => {
    if (!isMissed) return
    const timer = setTimeout(() => report(q), REST_MS)
    return () => clearTimeout(timer)
  }, [isMissed, q, report])
}
