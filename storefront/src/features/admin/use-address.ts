import { useSearchParams } from "react-router"
import { KEEP_SCROLL } from "../../config/navigation-state"

/** Reads and changes the query parameters of the URL, for example tab, search text and page. */
export function useAddress() {
  const [search, setSearch] = useSearchParams()

  /** Changes query parameters and returns to the first page. Removes empty values. */
  function change(changes: Record<string, string | undefined>) {
    // Reads the URL again, because two changes may happen before the next rendering.
    const next = new URLSearchParams(window.location.search)
    for (const [name, value] of Object.entries({ page: undefined, ...changes })) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setSearch(next, { replace: true, state: KEEP_SCROLL })
  }

  const page = Number(/^[1-9]\d{0,5}$/.exec(search.get("page") ?? "")?.[0] ?? 1)
  const text = (name: string) => search.get(name) ?? ""
  /** Returns the value of a parameter if it is one of these. */
  const chosen = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === text(name))
  return { text, chosen, page, change }
}
