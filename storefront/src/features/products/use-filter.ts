import { startTransition, useOptimistic } from "react"
import { useNavigate, useSearchParams } from "react-router"
import { KEEP_SCROLL } from "../../config/navigation-state"
import { addressOf, changed, readFilter, type ProductFilter } from "../../config/product-filter"

/** Returns the filter of the address and a function to change it. */
export function useFilter() {
  const navigate = useNavigate()
  const [address] = useSearchParams()
  // Optimistic, because navigation takes a moment.
  const [filter, show] = useOptimistic(readFilter(address))

  function setFilter(change: Partial<ProductFilter>) {
    // Reads the address, because two changes may happen between renderings.
    const current = readFilter(new URLSearchParams(window.location.search))
    const next = changed(current, change)
    // Further letters replace the history entry, so that "back" leads to the list before the search.
    const replace = change.q !== undefined && current.q !== ""
    startTransition(() => {
      show(next)
      void navigate(addressOf(next), { replace, state: KEEP_SCROLL })
    })
  }

  return { filter, setFilter }
}
