import { MAX_SEARCH_LENGTH } from "@bon-perroquet/contract"
import { Search } from "lucide-react"
import { Suspense, useId, useRef, useState, type KeyboardEvent, type SubmitEvent } from "react"
import { useTranslation } from "react-i18next"
import { useHref, useNavigate } from "react-router"
import { CONTROL, classNames } from "../../components/class-names"
import { Boundary, lazyAgain } from "../../components/optional"

const Suggestions = lazyAgain(async () => (await import("./Suggestions")).Suggestions)

/** Functions of the suggestion list that the field calls. The list loads later than the field. */
export interface SuggestionList {
  onKeyDown: (event: KeyboardEvent) => void
}

/** Attributes of the field that depend on the suggestion list. */
export interface ShownSuggestions {
  expanded: boolean
  /** Element id of the active option. */
  active: string | undefined
}

type SearchFieldProps = {
  className?: string
  /** True if the suggestions are part of a dialog. Otherwise they float below the field. */
  inDialog?: boolean
  onLeave?: () => void
}

/**
 * Searches the product list. Without scripts, it is a form. The code of suggestions loads when the field gets the
 * focus.
 */
export function SearchField({ className, inDialog = false, onLeave }: SearchFieldProps) {
  const { t } = useTranslation("products")
  const navigate = useNavigate()
  const action = useHref("/products")
  const listId = useId()
  const list = useRef<SuggestionList>(null)
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState("")
  const [isLoaded, setLoaded] = useState(inDialog)
  const [isOpen, setOpen] = useState(inDialog)
  const [{ expanded, active }, show] = useState<ShownSuggestions>({ expanded: false, active: undefined })

  function go(to: string) {
    setOpen(false)
    setText("")
    void navigate(to)
    onLeave?.()
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const q = text.trim()
    if (!q) return input.current?.focus()
    // Loaded separately, because the search can start before the suggestions are loaded.
    import("./recent").then(
      ({ rememberSearch }) => rememberSearch(q),
      () => undefined,
    )
    go(`/products?${new URLSearchParams({ q }).toString()}`)
  }

  function open() {
    setLoaded(true)
    setOpen(true)
  }

  return (
    <form role="search" action={action} className={classNames("relative", className)} onSubmit={submit}>
      <Search aria-hidden className="pointer-events-none absolute top-3 left-3.5 size-5 text-bark" />
      <input
        ref={input}
        type="search"
        name="q"
        role="combobox"
        aria-label={t("search.label")}
        aria-autocomplete="list"
        aria-expanded={expanded}
        aria-controls={expanded ? listId : undefined}
        aria-activedescendant={active}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={MAX_SEARCH_LENGTH}
        placeholder={t("search.label")}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          open()
        }}
        onFocus={open}
        onClick={open}
        onBlur={() => !inDialog && setOpen(false)}
        onKeyDown={(event) => list.current?.onKeyDown(event)}
        className={`${CONTROL} rounded-pill! pr-3 pl-11! [&::-webkit-search-cancel-button]:hidden`}
      />
      {isLoaded && (
        <Boundary resetKey={text}>
          <Suspense>
            <Suggestions
              ref={list}
              id={listId}
              text={text}
              isOpen={isOpen}
              inDialog={inDialog}
              onShow={show}
              onClose={() => setOpen(false)}
              onChoose={go}
              onText={setText}
            />
          </Suspense>
        </Boundary>
      )}
    </form>
  )
}
