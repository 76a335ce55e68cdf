import type { LotRecipient, LotReplacements } from "@bon-perroquet/contract"
import { useReplaceRecalled } from "@bon-perroquet/shop-react/admin"
import { PackagePlus } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Confirmation } from "../../../components/Dialog"
import { toast, useFailureToast } from "../../../components/toast"
import { ChosenBar } from "../lists/selection/ChosenBar"
import type { ListSelection } from "../lists/selection/use-selection"

type ReplaceBarProps = { lot: string; selection: ListSelection<LotRecipient> }

/** Sends the goods again to those who are chosen, after a question: their customers are written to. */
export function ReplaceBar({ lot, selection: { chosen, clear } }: ReplaceBarProps) {
  const { t } = useTranslation("admin")
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useReplaceRecalled(lot)
  const sayFailure = useFailureToast()
  const count = chosen.length
  const tell = (results: LotReplacements) => {
    const refused = results.filter(({ refusal }) => refusal)
    const done = results.length - refused.length
    if (done > 0) toast({ variant: "success", title: t("lots.replaceDone", { count: done }) })
    for (const { order_number, refusal } of refused.slice(0, 3))
      toast({
        variant: "destructive",
        title: `${t("lots.replaceRefused")}: ${order_number}`,
        description: refusal?.detail,
      })
    clear()
  }
  const replace = () =>
    mutate(
      chosen.map(({ order_number }) => order_number),
      { onSuccess: tell, onError: (error) => sayFailure(error, t("lots.replaceRefused")) },
    )
  return (
    <ChosenBar label={t("lots.chosenBar")} count={t("lots.chosenOrders", { count })} onClear={clear}>
      <Button size="sm" pending={isPending} onClick={() => setAsking(true)}>
        <PackagePlus aria-hidden className="size-4" />
        {t("lots.replace")}
      </Button>
      <Confirmation
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t("lots.replaceTitle")}
        text={t("lots.replaceText", { count })}
        action={t("lots.replaceNow")}
        cancel={t("cancel")}
        onConfirm={replace}
      />
    </ChosenBar>
  )
}
