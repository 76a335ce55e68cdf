import { useSearchParams } from "react-router"
import { KEEP_SCROLL } from "../../config/navigation-state"

/** What of the dashboard's lists its address says: the open tab, what is searched for, the page … */
export function useAddress() {
  const [search, setSearch] = useSearchParams()

  /** Another question begins at its first page. What is undefined or empty is not said. */
  function change(changes: Record<string, string | undefined>) {
    // Not what was drawn: two changes may come between one drawing and the next.
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
