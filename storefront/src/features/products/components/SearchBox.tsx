import { Search, X } from "lucide-react"
import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { CONTROL } from "../../../components/Field"

type SearchBoxProps = { text: string; onChange: (text: string) => void }

/**
 * Finds while it is typed in. The field keeps its own text, because the address follows a moment later and must not
 * overwrite what is being typed; when the address changes from elsewhere (a link, a reset) the field follows it.
 */
export function SearchBox({ text, onChange }: SearchBoxProps) {
  const { t } = useTranslation("products")
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = text
  }, [text])
  const clear = () => {
    if (input.current) input.current.value = ""
    input.current?.focus()
    onChange("")
  }
  return (
    <form role="search" className="relative" onSubmit={(event) => event.preventDefault()}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-bark"
      />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        aria-label={t("search.label")}
        placeholder={t("search.placeholder")}
        defaultValue={text}
        onChange={({ target }) => onChange(target.value)}
        className={`${CONTROL} rounded-pill! pr-12 pl-12 [&::-webkit-search-cancel-button]:hidden`}
      />
      {text && (
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
