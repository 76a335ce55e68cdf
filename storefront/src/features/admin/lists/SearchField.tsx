import { TextSearch } from "lucide-react"
import { useState } from "react"
import { CONTROL } from "../../../components/class-names"
import { useRest } from "../../../components/use-rest"

/** Milliseconds after the last keystroke until the search starts. */
const REST_MS = 200

type SearchFieldProps = {
  label: string
  text: string
  onChange: (text: string) => void
  onEnter?: (text: string) => void
}

export function SearchField({ label, text, onChange, onEnter }: SearchFieldProps) {
  const [typed, setTyped] = useState(text)
  /** Typed text that was not searched yet, or null. */
  const [unsearched, setResting] = useState<string | null>(null)
  /** Words that the list shows, and the words that this field searched last. */
  const [shown, setShown] = useState(text)
  const [sent, setSent] = useState(text)
  if (text !== shown) {
    setShown(text)
    // A link, Back or a saved view changed the list, so the typed words belong to the former one.
    if (text !== sent) {
      setSent(text)
      setTyped(text)
      setResting(null)
    }
  }
  const search = () => {
    setResting(null)
    const words = typed.trim()
    if (words === text) return
    setSent(words)
    onChange(words)
  }
  useRest(unsearched, REST_MS, search)
  return (
    <div className="relative min-w-0 flex-[1_1_16rem]">
      <TextSearch
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-bark"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        maxLength={120}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setResting(target.value)
        }}
        onKeyDown={({ key }) => {
          if (key !== "Enter") return
          search()
          onEnter?.(typed.trim())
        }}
        className={`${CONTROL} pl-11! text-ellipsis`}
      />
    </div>
  )
}
