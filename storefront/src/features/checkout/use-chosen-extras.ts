import { useExtras } from "@bon-perroquet/shop-react"
import type { UseFormReturn } from "react-hook-form"
import type { CheckoutValues } from "./checkout-form"
import { useKeptChoice } from "./use-kept-choice"

export function useChosenExtras(form: UseFormReturn<CheckoutValues>) {
  const { data } = useExtras()
  const [storedCodes, keep] = useKeptChoice(form, "extras")
  const requested = storedCodes.split(",").filter(Boolean)
  const extras = data?.extras ?? []
  return {
    extras,
    chosen: extras.filter(({ code }) => requested.includes(code)),
    choose: (code: string, on: boolean) =>
      keep([...requested.filter((each) => each !== code), ...(on ? [code] : [])].join(",")),
  }
}

export type ExtrasChoice = ReturnType<typeof useChosenExtras>
