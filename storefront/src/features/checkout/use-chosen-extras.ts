import { useExtras } from "@bon-perroquet/shop-react"
import type { UseFormReturn } from "react-hook-form"
import type { CheckoutValues } from "./checkout-form"
import { useKeptChoice } from "./use-kept-choice"

export function useChosenExtras(form: UseFormReturn<CheckoutValues>) {
  const { data, isError, refetch } = useExtras()
  const [storedCodes, keep] = useKeptChoice(form, "extras")
  const requested = storedCodes.split(",").filter(Boolean)
  const extras = data?.extras ?? []
  // A restored choice is part of the total only after the extras are loaded.
  const isMissing = data === undefined && requested.length > 0
  return {
    extras,
    chosen: extras.filter(({ code }) => requested.includes(code)),
    choose: (code: string, on: boolean) =>
      keep([...requested.filter((each) => each !== code), ...(on ? [code] : [])].join(",")),
    isKnown: !isMissing,
    failed: isMissing && isError,
    retry: () => void refetch(),
  }
}

export type ExtrasChoice = ReturnType<typeof useChosenExtras>
