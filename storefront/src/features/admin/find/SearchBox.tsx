import { MAX_SEARCH_LENGTH } from "@bon-perroquet/contract"
import { useAdminSearch } from "@bon-perroquet/shop-react/admin"
import { Search, X } from "lucide-react"
import { Dialog } from "radix-ui"
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router"
import { Button } from "../../../components/Button"
import { useRest } from "../../../components/use-rest"
import { useFound, type FoundGroup } from "./use-search-groups"

/** Milliseconds after the last keystroke until the search starts. */
const REST_MS = 150

export function SearchBox({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("admin")
  const { t: common } = useTranslation("common")
  const navigate = useNavigate()
  const listId = useId()
  const foundOf = useFound()
  const [typed, setTyped] = useState("")
  const [q, setQ] = useState("")
  const [active, setActive] = useState(0)
  /** True if Enter was pressed before the results arrived. Barcode scanners do this. */
  const [hurried, setHurried] = useState(false)
  const requested = typed.trim()
  useRest(typed, REST_MS, () => setQ(requested))
  const { data, isPlaceholderData, isError } = useAdminSearch(q)
  const isCurrent = data !== undefined && !isPlaceholderData && q === requested
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
    } else if (event.key === "Enter" && requested) {
      event.preventDefault()
      setQ(requested)
      setHurried(!isCurrent)
      if (isCurrent && chosen) go(chosen.to)
    }
  }
  const asks = requested.length > 1
  const message = asks
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
        {isError ? t("failure.load") : message}
      </p>
    </>
  )
}

type FoundListProps = {
  id: string
  groups: readonly FoundGroup[]
  /** Key of the active option, which Enter opens. */
  chosen: string | undefined
  onPoint: (key: string) => void
  onChoose: (to: string) => void
}

/** Lists results. The input field keeps the focus. */
function FoundList({ id, groups, chosen, onPoint, onChoose }: FoundListProps) {
  const { t } = useTranslation("admin")
  const elementId = (key: string) => `${id} ${key}`.replaceAll(" ", "-")
  const chosenId = chosen && elementId(chosen)
  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: "nearest" })
  }, [chosenId])
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t("find.results")}
      className={groups.length ? "min-h-0 flex-1 overflow-y-auto overscroll-contain p-2" : undefined}
    >
      {groups.map(({ name, items }) => (
        <div key={name} role="group" aria-label={t(`find.groups.${name}`)}>
          <p aria-hidden className="px-3 pt-2 pb-1 text-sm font-semibold text-bark">
            {t(`find.groups.${name}`)}
          </p>
          {items.map(({ id: itemId, to, title, detail }) => {
            const key = `${name} ${itemId}`
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above has the keyboard
              <div
                key={key}
                id={elementId(key)}
                role="option"
                tabIndex={-1}
                aria-selected={key === chosen}
                onPointerMove={() => key !== chosen && onPoint(key)}
                onClick={() => onChoose(to)}
                className="flex min-h-11 cursor-pointer flex-col justify-center rounded-control px-3 py-1.5 leading-tight aria-selected:bg-leaf-wash"
              >
                <span className="font-semibold wrap-anywhere">{title}</span>
                {detail && <span className="text-sm wrap-anywhere text-bark">{detail}</span>}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
