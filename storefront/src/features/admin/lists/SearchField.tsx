import { Search } from "lucide-react"
import { CONTROL } from "../../../components/control"
import { useTypedText } from "../../products/use-typed-text"

type SearchFieldProps = { label: string; text: string; onChange: (text: string) => void }

/** Finds while it is typed in. */
export function SearchField({ label, text, onChange }: SearchFieldProps) {
  const { typed, setTyped, settle } = useTypedText(text, onChange)
  return (
    <div className="relative min-w-0 flex-[1_1_16rem]">
      <Search
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
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === "Enter" && settle(typed)}
        className={`${CONTROL} pl-11!`}
      />
    </div>
  )
}
