import type { ReactNode } from "react"
import type { UseFormRegisterReturn } from "react-hook-form"

type ChoiceProps = UseFormRegisterReturn & {
  value: string
  label: ReactNode
  text?: string
  /** Whether the server renders it as chosen. */
  isDefault: boolean
}

/** A radio button that looks like a card. */
export function Choice({ value, label, text, isDefault, ...field }: ChoiceProps) {
  return (
    <label className="flex cursor-pointer items-center gap-3 rounded-control border border-edge p-4 has-checked:border-leaf has-checked:bg-leaf-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="radio"
        value={value}
        defaultChecked={isDefault}
        className="size-5 shrink-0 accent-leaf outline-none"
        {...field}
      />
      <span className="min-w-0 flex-1 font-semibold tabular-nums">
        {label}
        {text && <span className="block text-sm font-normal text-bark">{text}</span>}
      </span>
    </label>
  )
}
