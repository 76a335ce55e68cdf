import { useSearchParams } from "react-router"
import { KEEP_SCROLL } from "../../config/navigation-state"

/** Tab, search text, page and so on. */
export function useAddress() {
  const [search, setSearch] = useSearchParams()

  /** Returns to the first page. Removes undefined and empty values. */
  function change(changes: Record<string, string | undefined>) {
    // Two changes may happen before the next rendering.
    const next = new URLSearchParams(window.location.search)
    for (const [name, value] of Object.entries({ page: undefined, ...changes })) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setSearch(next, { replace: true, state: KEEP_SCROLL })
  }

  const page = Number(/^[1-9]\d{0,5}$/.exec(search.get("page") ?? "")?.[0] ?? 1)
  const text = (name: string) => search.get(name) ?? ""
  return { text, page, change }
}
