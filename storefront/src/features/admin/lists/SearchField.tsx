import { TextSearch } from "lucide-react"
import { useState } from "react"
import { NavigationType, useLocation, useNavigationType } from "react-router"
import { CONTROL } from "../../../components/class-names"
import { useRest } from "../../../components/use-rest"
import { keepsScroll } from "../../../config/navigation-state"

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
  const { key, isOpened } = useNavigation()
  const [address, setAddress] = useState(key)
  if (text !== shown || key !== address) {
    setShown(text)
    setAddress(key)
    // A link, Back or a saved view opened the list, maybe the same one, so the typed words belong to the former one.
    if ((text !== shown && text !== sent) || (key !== address && isOpened)) {
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

/** Returns the last navigation, and whether it opened a screen. Searches and filters only change its address. */
function useNavigation() {
  const location = useLocation()
  const isReplaced = useNavigationType() === NavigationType.Replace
  return { key: location.key, isOpened: !(isReplaced && keepsScroll(location.state)) }
}
