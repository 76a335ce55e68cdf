import { toCents, type Product } from "@bon-perroquet/contract"
import { Bird, FileText, History, LayoutGrid, Search, Wheat, X, type LucideIcon } from "lucide-react"
import { useEffect, useImperativeHandle, useState, type KeyboardEvent, type Ref } from "react"
import { useTranslation } from "react-i18next"
import { classNames } from "../../components/class-names"
import { ProductPicture } from "../../components/picture/ProductPicture"
import { Price } from "../../components/price"
import { availabilityOf, cheapestSize, hasSizes } from "../products"
import { forgetSearches, rememberSearch } from "./recent"
import type { ShownSuggestions, SuggestionList } from "./SearchField"
import { useSuggestions, type Suggestion, type SuggestionGroup } from "./use-suggestions"

type SuggestionsProps = {
  ref: Ref<SuggestionList>
  id: string
  text: string
  isOpen: boolean
  inDialog: boolean
  onShow: (shown: ShownSuggestions) => void
  onClose: () => void
  onChoose: (to: string) => void
  onText: (text: string) => void
}

const SKELETONS = 3

/** List of suggestions. Arrow keys choose an option, and Enter opens it, while the field keeps the focus. */
export function Suggestions({
  ref,
  id,
  text,
  isOpen,
  inDialog,
  onShow,
  onClose,
  onChoose,
  onText,
}: SuggestionsProps) {
  const { t } = useTranslation("search")
  const { groups, state } = useSuggestions(text, isOpen, inDialog)
  const items = isOpen ? groups.flatMap(({ items: some }) => some) : []
  const [pointed, point] = useState<{ text: string; key: string | undefined }>({ text, key: undefined })
  // A changed text has no active option, so that Enter searches for the words.
  const place = pointed.text === text ? items.findIndex(({ key }) => key === pointed.key) : -1
  const idOf = (item: Suggestion) => `${id}-${items.indexOf(item)}`
  const active = items[place] && idOf(items[place])
  const expanded = items.length > 0

  useEffect(() => onShow({ expanded, active }), [onShow, expanded, active])
  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: "nearest" })
  }, [active])

  function choose({ to, words }: Suggestion) {
    if (to === undefined) {
      forgetSearches()
      point({ text, key: undefined })
      onText("")
      return
    }
    const searched = words ?? text.trim()
    if (searched) rememberSearch(searched)
    onChoose(to)
  }

  function move(step: 1 | -1) {
    // Before the first option and after the last one, no option is active.
    const from = place < 0 ? items.length : place
    const next = (from + step + items.length + 1) % (items.length + 1)
    point({ text, key: items[next]?.key })
  }

  useImperativeHandle(ref, () => ({
    onKeyDown: (event: KeyboardEvent) => {
      const step = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key]
      if (event.nativeEvent.isComposing) return
      if (step && expanded) {
        event.preventDefault()
        move(step)
      } else if (event.key === "Enter" && items[place]) {
        event.preventDefault()
        choose(items[place])
      } else if (event.key === "Escape" && expanded && !inDialog) {
        event.preventDefault()
        onClose()
      }
    },
  }))

  const status = statusKey(state, items.length)
  return (
    <>
      <p role="status" className="sr-only">
        {isOpen && status && t(status, { count: items.length })}
      </p>
      {isOpen && (expanded || state !== "idle") && (
        <div
          role="presentation"
          // Keeps the focus in the field when an option is clicked.
          onMouseDown={(event) => event.preventDefault()}
          className={classNames(
            "flex flex-col p-2",
            inDialog
              ? // Leaves room for the button that closes the dialog.
                "-mr-12 min-h-0 flex-1"
              : "absolute top-full right-0 mt-2 max-h-[70vh] w-[30rem] rounded-card border border-line bg-card shadow-float",
          )}
        >
          {state === "loading" && <ProductsPending />}
          {state === "failed" && <p className="px-3 py-2 text-bark">{t("failed")}</p>}
          {state === "loaded" && !expanded && <p className="px-3 py-2 text-bark">{t("none")}</p>}
          {expanded && (
            <div
              id={id}
              role="listbox"
              aria-label={t("label")}
              aria-busy={state === "loading"}
              className="min-h-0 flex-1 overflow-y-auto overscroll-contain"
            >
              {groups.map((group) => (
                <Group
                  key={group.name}
                  group={group}
                  active={items[place]?.key}
                  idOf={idOf}
                  onPoint={(key) => point({ text, key })}
                  onChoose={choose}
                />
              ))}
            </div>
          )}
        </div>
      )}
    </>
  )
}

function statusKey(state: ReturnType<typeof useSuggestions>["state"], count: number) {
  if (state === "failed") return "failed"
  if (state === "loading") return undefined
  if (count > 0) return "count"
  return state === "loaded" ? "none" : undefined
}

function ProductsPending() {
  const { t } = useTranslation("search")
  return (
    <div className="flex flex-col gap-1">
      <span className="sr-only">{t("loading")}</span>
      {Array.from({ length: SKELETONS }, (_, place) => (
        <div key={place} aria-hidden className="flex items-center gap-3 p-2">
          <span className="size-12 shrink-0 rounded-control bg-sunken" />
          <span className="h-4 w-2/3 rounded-pill bg-sunken" />
        </div>
      ))}
    </div>
  )
}

const ICONS: Record<Exclude<SuggestionGroup["name"], "products">, LucideIcon> = {
  recent: History,
  categories: LayoutGrid,
  birds: Bird,
  allergens: Wheat,
  pages: FileText,
  all: Search,
}

type GroupProps = {
  group: SuggestionGroup
  active: string | undefined
  idOf: (item: Suggestion) => string
  onPoint: (key: string) => void
  onChoose: (item: Suggestion) => void
}

function Group({ group: { name, items }, active, idOf, onPoint, onChoose }: GroupProps) {
  const { t } = useTranslation("search")
  const Icon = name === "products" ? null : ICONS[name]
  return (
    <div role="group" aria-label={t(`groups.${name}`)}>
      {name !== "all" && (
        <p aria-hidden className="px-3 pt-2 pb-1 text-sm font-semibold text-bark">
          {t(`groups.${name}`)}
        </p>
      )}
      {items.map((item) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keyboard
        <div
          key={item.key}
          id={idOf(item)}
          role="option"
          tabIndex={-1}
          aria-selected={item.key === active}
          onPointerMove={() => item.key !== active && onPoint(item.key)}
          onClick={() => onChoose(item)}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 leading-tight aria-selected:bg-leaf-wash"
        >
          {item.product ? <ProductOption product={item.product} name={item.text} /> : null}
          {!item.product && Icon && (
            <>
              {item.to === undefined ? (
                <X aria-hidden className="size-5 shrink-0 text-bark" />
              ) : (
                <Icon aria-hidden className="size-5 shrink-0 text-bark" />
              )}
              <span className="min-w-0 wrap-anywhere">{item.text}</span>
            </>
          )}
        </div>
      ))}
    </div>
  )
}

function ProductOption({ product, name }: { product: Product; name: string }) {
  const { t } = useTranslation("products")
  const sold = cheapestSize(product)
  const isOut = availabilityOf(sold) === "out"
  return (
    <>
      <ProductPicture
        address={product.images[0]}
        alt=""
        sizes="3rem"
        className={classNames("size-12 shrink-0 rounded-control bg-sunken", isOut && "opacity-60 grayscale")}
      />
      <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{name}</span>{" "}
      <span className="shrink-0 text-right text-sm">
        {hasSizes(product) && <>{t("card.from")} </>}
        <Price cents={toCents(sold.price)} unitLabel={sold.unit_label} className="text-base font-semibold" />
        {isOut && <span className="block text-bark">{t("card.outOfStock")}</span>}
      </span>
    </>
  )
}
