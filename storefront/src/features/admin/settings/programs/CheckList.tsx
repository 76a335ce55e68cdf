import { useId, type ReactNode } from "react"

type CheckListProps<Item extends string> = {
  legend: string
  items: readonly Item[]
  chosen: readonly Item[]
  error?: string | undefined
  labelOf: (item: Item) => ReactNode
  onChange: (chosen: Item[]) => void
}

/** Checkboxes for the items of a list, in their order. */
export function CheckList<Item extends string>({
  legend,
  items,
  chosen,
  error,
  labelOf,
  onChange,
}: CheckListProps<Item>) {
  const id = useId()
  const choose = (item: Item, isChosen: boolean) =>
    onChange(items.filter((each) => (each === item ? isChosen : chosen.includes(each))))
  return (
    <div role="group" aria-labelledby={id} aria-describedby={error && `${id}-error`}>
      <p id={id} className="text-sm font-semibold">
        {legend}
      </p>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {items.map((item) => (
          <li key={item}>
            <label className="flex min-h-11 items-center gap-2.5 py-1.5 leading-tight">
              <input
                type="checkbox"
                className="size-5 shrink-0 accent-leaf"
                checked={chosen.includes(item)}
                onChange={({ target }) => choose(item, target.checked)}
              />
              {labelOf(item)}
            </label>
          </li>
        ))}
      </ul>
      {error && (
        <p id={`${id}-error`} className="text-sm font-semibold text-macaw">
          {error}
        </p>
      )}
    </div>
  )
}
