import { MAX_SEARCH_LENGTH } from "@bon-perroquet/contract"
import { useAdminSearch } from "@bon-perroquet/shop-react/admin"
import { Search, X } from "lucide-react"
import { Dialog } from "radix-ui"
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router"
import { Button } from "../../../components/Button"
import { useRest } from "../use-rest"
import { FoundList } from "./FoundList"
import { useFound } from "./use-found"

/** Milliseconds without typing before a search starts. */
const REST_MS = 150

/** Searches while the user types. The arrow keys select a result, and Enter opens it. */
export function SearchBox({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("admin")
  const { t: common } = useTranslation("common")
  const navigate = useNavigate()
  const listId = useId()
  const foundOf = useFound()
  const [typed, setTyped] = useState("")
  const [q, setQ] = useState("")
  const [active, setActive] = useState(0)
  /** True if Enter was pressed before the results arrived, as barcode scanners do. */
  const [hurried, setHurried] = useState(false)
  const wanted = typed.trim()
  useRest(typed, REST_MS, () => setQ(wanted))
  const { data, isPlaceholderData, isError } = useAdminSearch(q)
  const isCurrent = data !== undefined && !isPlaceholderData && q === wanted
  const groups = data && q ? foundOf(data, q) : []
  const items = groups.flatMap((group) =>
    group.items.map((item) => ({ key: `${group.name} ${item.id}`, ...item })),
  )
  const chosen = items[Math.min(active, items.length - 1)]

  const go = (to: string) => {
    onClose()
    void navigate(to)
  }
  const goToFirst = useEffectEvent(() => {
    if (items[0]) go(items[0].to)
  })
  useEffect(() => {
    if (hurried && isCurrent) goToFirst()
  }, [hurried, isCurrent])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && items.length) {
      event.preventDefault()
      setActive((Math.min(active, items.length - 1) + step + items.length) % items.length)
    } else if (event.key === "Enter" && wanted) {
      event.preventDefault()
      setQ(wanted)
      setHurried(!isCurrent)
      if (isCurrent && chosen) go(chosen.to)
    }
  }
  const asks = wanted.length > 1
  const said = asks
    ? isCurrent
      ? t("find.found", { count: items.length })
      : common("loading")
    : t("find.hint")
  return (
    <>
      <div className="flex items-center gap-2 border-b border-line py-1 pr-1 pl-4">
        <Search aria-hidden className="size-5 shrink-0 text-bark" />
        <input
          type="search"
          role="combobox"
          aria-label={t("find.title")}
          aria-expanded={items.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={chosen && `${listId} ${chosen.key}`.replaceAll(" ", "-")}
          placeholder={t("find.placeholder")}
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_SEARCH_LENGTH}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setActive(0)
            setHurried(false)
          }}
          onKeyDown={onKeyDown}
          className="min-h-12 w-full min-w-0 bg-transparent text-lg outline-none placeholder:text-bark [&::-webkit-search-cancel-button]:hidden"
        />
        <Dialog.Close asChild>
          <Button variant="quiet" size="icon" aria-label={common("close")}>
            <X aria-hidden className="size-5" />
          </Button>
        </Dialog.Close>
      </div>
      <FoundList
        id={listId}
        groups={groups}
        chosen={chosen?.key}
        onPoint={(key) => setActive(items.findIndex((item) => item.key === key))}
        onChoose={go}
      />
      <p role="status" className={items.length ? "sr-only" : "px-4 py-6 text-bark"}>
        {isError ? t("failure.load") : said}
      </p>
    </>
  )
}
