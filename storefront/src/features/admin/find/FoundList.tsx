import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import type { FoundGroup } from "./use-found"

type FoundListProps = {
  id: string
  groups: readonly FoundGroup[]
  /** Key of the option that Enter opens. */
  chosen: string | undefined
  onPoint: (key: string) => void
  onChoose: (to: string) => void
}

/** Lists search results by kind. The input field keeps the focus. */
export function FoundList({ id, groups, chosen, onPoint, onChoose }: FoundListProps) {
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
