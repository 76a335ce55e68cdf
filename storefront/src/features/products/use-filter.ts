import { useNavigate, useSearchParams } from "react-router-dom"
import { KEEP_SCROLL } from "../../config/navigation-state"
import { addressOf, changed, readFilter, type ProductFilter } from "./filter"

/** The filter as the address says it, and the way to change it. */
export function useFilter() {
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const filter = readFilter(address)

  function setFilter(change: Partial<ProductFilter>) {
    // Back leads to the list before the search, not through each of its letters.
    const replace = change.q !== undefined && filter.q !== ""
    void navigate(addressOf(changed(filter, change)), { replace, state: KEEP_SCROLL })
  }

  return { filter, setFilter }
}
