import type { ListSelection } from "./use-selection"

type SelectOneProps<Row> = {
  row: Row
  label: string
  selection: Pick<ListSelection<Row>, "isChosen" | "isFull" | "toggle">
}

export function SelectOne<Row>({ row, label, selection }: SelectOneProps<Row>) {
  const { isChosen, isFull, toggle } = selection
  const checked = isChosen(row)
  return (
    <label className="flex min-h-11 w-11 cursor-pointer items-center justify-center lg:-my-2">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        disabled={isFull && !checked}
        onChange={() => toggle(row)}
        className="size-5 shrink-0 accent-leaf"
      />
    </label>
  )
}
