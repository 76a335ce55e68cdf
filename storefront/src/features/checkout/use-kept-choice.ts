import { useCallback } from "react"
import { useWatch, type UseFormReturn } from "react-hook-form"
import type { CHOICE_FIELDS, CheckoutValues } from "./checkout-form"

type Form = Pick<UseFormReturn<CheckoutValues>, "control" | "setValue">

/** Returns a selection that the form's draft contains, and a function to change it. */
export function useKeptChoice({ control, setValue }: Form, name: (typeof CHOICE_FIELDS)[number]) {
  const value = useWatch({ control, name })
  const choose = useCallback((chosen: string) => setValue(name, chosen), [setValue, name])
  return [value, choose] as const
}
