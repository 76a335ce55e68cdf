import { useAddress } from "../use-address"
import { Choice } from "./Choice"

type FilterChoiceProps<Value extends string> = {
  /** Query parameter of the URL. */
  name: string
  label: string
  /** Text of the option without a filter. */
  every: string
  values: readonly Value[]
  textOf: (value: Value) => string
}

/** Filters a list by a query parameter, which the list reads with `chosen` of `useAddress`. */
export function FilterChoice<Value extends string>(props: FilterChoiceProps<Value>) {
  const { name, label, every, values, textOf } = props
  const { chosen, change } = useAddress()
  return (
    <Choice
      label={label}
      value={chosen(name, values) ?? ""}
      onChange={(next) => change({ [name]: next })}
      options={[{ value: "", text: every }, ...values.map((value) => ({ value, text: textOf(value) }))]}
    />
  )
}
