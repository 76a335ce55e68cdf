import { useSearchParams } from "react-router-dom"
import { KEEP_SCROLL } from "../../config/navigation-state"
import { ALL_CATEGORIES, type ProductFilter } from "./search"

/** Parameters of the address: a list that is filtered can be bookmarked and sent. */
const CATEGORY = "category"
const TEXT = "q"

/** The filter as the address says it, and the way to change it. */
export function useFilter(): { filter: ProductFilter; setFilter: (change: Partial<ProductFilter>) => void } {
  const [address, setAddress] = useSearchParams()
  const filter = { category: address.get(CATEGORY) || ALL_CATEGORIES, text: address.get(TEXT) ?? "" }
  const setFilter = (change: Partial<ProductFilter>) => {
    const next = { ...filter, ...change }
    const parameters = new URLSearchParams()
    if (next.category !== ALL_CATEGORIES) parameters.set(CATEGORY, next.category)
    if (next.text.trim()) parameters.set(TEXT, next.text)
    // One step of history for a category; none for every letter that is typed.
    setAddress(parameters, { replace: change.category === undefined, state: KEEP_SCROLL })
  }
  return { filter, setFilter }
}
