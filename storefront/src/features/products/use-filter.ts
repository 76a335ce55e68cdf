import { startTransition, useOptimistic } from "react"
import { useNavigate, useSearchParams } from "react-router"
import { KEEP_SCROLL } from "../../config/navigation-state"
import { addressOf, changed, readFilter, type ProductFilter } from "../../config/product-filter"

/** The filter as the address says it, and the way to change it. */
export function useFilter() {
  const navigate = useNavigate()
  const [address] = useSearchParams()
  // The router takes its time; what was ticked or chosen must not jump back meanwhile.
  const [filter, show] = useOptimistic(readFilter(address))

  function setFilter(change: Partial<ProductFilter>) {
    // Not the filter that was drawn: two changes may come between one drawing and the next.
    const current = readFilter(new URLSearchParams(window.location.search))
    const next = changed(current, change)
    // Back leads to the list before the search, not through each of its letters.
    const replace = change.q !== undefined && current.q !== ""
    startTransition(() => {
      show(next)
      void navigate(addressOf(next), { replace, state: KEEP_SCROLL })
    })
  }

  return { filter, setFilter }
}
