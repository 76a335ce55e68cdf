import { useId } from "react"
import { Controller, useFormContext } from "react-hook-form"
import { Toggle } from "../../../components/Toggle"
import type { ProductValues } from "./product-form"

type SwitchFieldProps = { name: "active" | "is_promotion" | "is_featured"; label: string }

export function SwitchField({ name, label }: SwitchFieldProps) {
  const { control } = useFormContext<ProductValues>()
  const id = useId()
  return (
    <div className="flex items-center justify-between gap-3">
      <span id={id} className="text-sm font-semibold">
        {label}
      </span>
      <Controller
        control={control}
        name={name}
        render={({ field }) => <Toggle labelledBy={id} checked={field.value} onChange={field.onChange} />}
      />
    </div>
  )
}
