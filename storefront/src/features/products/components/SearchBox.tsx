import { MAX_SEARCH_LENGTH } from "@bon-perroquet/contract"
import { Search, X } from "lucide-react"
import { useRef, type SubmitEvent, useEffect, useEffectEvent, useState } from "react"
import { useTranslation } from "react-i18next"
import { CONTROL } from "../../../components/class-names"

type SearchBoxProps = { text: string; onChange: (text: string) => void }

/** Field that searches while the user types. Without scripts, it is a form. */
export function SearchBox({ text, onChange }: SearchBoxProps) {
  const { t } = useTranslation("products")
  const input = useRef<HTMLInputElement>(null)
  const { typed, setTyped, searchNow } = useTypedText(text, onChange)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    searchNow(typed)
  }

  function clear() {
    searchNow("")
    input.current?.focus()
  }

  return (
    <form role="search" action="/products" className="relative" onSubmit={submit}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-bark"
      />
      <input
        ref={input}
        type="search"
        name="q"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={MAX_SEARCH_LENGTH}
        aria-label={t("search.label")}
        placeholder={t("search.placeholder")}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className={`${CONTROL} rounded-pill! pr-12 pl-12 [&::-webkit-search-cancel-button]:hidden`}
      />
      {typed && (
        <button
          type="button"
          aria-label={t("search.clear")}
          onClick={clear}
          className="touch-target absolute top-1/2 right-0 inline-flex -translate-y-1/2 items-center justify-center"
        >
          <X aria-hidden className="size-5" />
        </button>
      )}
    </form>
  )
}

/** Milliseconds after the last keystroke until the search starts. */
const REST_MS = 180

/**
 * Returns the text of a search field, which is reported after a pause in typing. A change of `text` from outside
 * updates the field, unless the user has typed since.
 */
function useTypedText(text: string, onRest: (text: string) => void) {
  const [typed, setTyped] = useState(text)
  const [reported, setTold] = useState(text)
  const [seen, setSeen] = useState(text)
  if (text !== seen) {
    setSeen(text)
    if (text !== reported) {
      setTold(text)
      setTyped(text)
    }
  }

  const rest = useEffectEvent(onRest)
  useEffect(() => {
    const next = typed.trim()
    if (next === reported) return
    const timer = setTimeout(() => {
      setTold(next)
      rest(next)
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [typed, reported])

  function searchNow(next: string) {
    setTyped(next)
    if (next.trim() === reported) return
    setTold(next.trim())
    onRest(next.trim())
  }

  return { typed, setTyped, searchNow }
}
