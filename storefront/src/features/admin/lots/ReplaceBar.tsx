import type { LotRecipient, LotReplacements } from "@bon-perroquet/contract"
import { useReplaceRecalled } from "@bon-perroquet/shop-react/admin"
import { PackagePlus } from "lucide-react"
import { useTranslation } from "react-i18next"
import { ConfirmedButton } from "../../../components/Dialog"
import { toast, useFailureToast } from "../../../components/toast"
import { ChosenBar } from "../lists/selection/ChosenBar"
import type { ListSelection } from "../lists/selection/use-selection"

/** Milliseconds for which a toast shows why replacements were rejected. */
const REFUSALS_MS = 15_000
const MOST_NUMBERS = 5

/** Returns one line for each reason of a rejection, with the numbers of the orders. */
function refusalsIn(results: LotReplacements): string[] {
  const numbersOf = new Map<string, string[]>()
  for (const { order_number, refusal } of results)
    if (refusal) numbersOf.set(refusal.detail, [...(numbersOf.get(refusal.detail) ?? []), order_number])
  return [...numbersOf].map(([detail, numbers]) => {
    const more = numbers.length > MOST_NUMBERS ? ["…"] : []
    return `${[...numbers.slice(0, MOST_NUMBERS), ...more].join(", ")}: ${detail}`
  })
}

type ReplaceBarProps = { lot: string; selection: ListSelection<LotRecipient> }

/** Sends replacements. Each customer receives an e-mail. */
export function ReplaceBar({ lot, selection: { chosen, clear, drop } }: ReplaceBarProps) {
  const { t } = useTranslation("admin")
  const { mutateAsync, isPending } = useReplaceRecalled(lot)
  const sayFailure = useFailureToast()
  const count = chosen.length
  const tell = (results: LotReplacements) => {
    const done = new Set(results.flatMap(({ order_number, refusal }) => (refusal ? [] : [order_number])))
    const refused = results.length - done.size
    // Shows accepted and rejected replacements in one toast, because only one toast is visible at a time.
    toast({
      variant: refused > 0 ? "destructive" : "success",
      title: [
        ...(done.size > 0 ? [t("lots.replaceDone", { count: done.size })] : []),
        ...(refused > 0 ? [`${t("lots.replaceRefused")}: ${refused}`] : []),
      ].join(" · "),
      ...(refused > 0 && { description: refusalsIn(results).join(" "), durationMs: REFUSALS_MS }),
    })
    drop(({ order_number }) => done.has(order_number))
  }
  // `mutate` would not call its callbacks, because the bar unmounts when nothing is selected.
  const replace = () =>
    void mutateAsync(chosen.map(({ order_number }) => order_number)).then(tell, (error: unknown) =>
      sayFailure(error, t("lots.replaceRefused")),
    )
  return (
    <ChosenBar label={t("lots.chosenBar")} count={t("lots.chosenOrders", { count })} onClear={clear}>
      <ConfirmedButton
        size="sm"
        pending={isPending}
        question={{
          title: t("lots.replaceTitle"),
          text: t("lots.replaceText", { count }),
          action: t("lots.replaceNow"),
          cancel: t("cancel"),
        }}
        onConfirm={replace}
      >
        <PackagePlus aria-hidden className="size-4" />
        {t("lots.replace")}
      </ConfirmedButton>
    </ChosenBar>
  )
}
