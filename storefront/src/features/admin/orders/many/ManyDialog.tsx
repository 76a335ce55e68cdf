import type { AdminOrder, ParcelResult } from "@bon-perroquet/contract"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../../components/Button"
import { Dialog } from "../../../../components/Dialog"
import { concernedBy, mailedBy, type Action } from "./concerned"
import { Results } from "./Results"
import { ShipForm } from "./ShipForm"
import { useRun } from "./use-run"

type ManyDialogProps = {
  action: Action
  orders: readonly AdminOrder[]
  onClose: () => void
  onResults?: (action: Action, results: ParcelResult[]) => void
}

export function ManyDialog({ action, orders, onClose, onResults }: ManyDialogProps) {
  const { t } = useTranslation("admin")
  // Fixed when the dialog opens, because successful orders leave the selection.
  const [concerned] = useState(() => concernedBy(action, orders))
  const run = useRun(action, (results) => onResults?.(action, results), onClose)
  const others = orders.length - concerned.length
  const count = concerned.length
  return (
    <Dialog open onClose={() => !run.isPending && onClose()} title={t(`many.${action}.title`, { count })}>
      {run.results ? (
        <Results run={run} orders={concerned} onClose={onClose} />
      ) : (
        <>
          <p className="text-bark">
            {t(`many.${action}.mail`, { count: mailedBy(action, concerned) })}
            {others > 0 && ` ${t("many.others", { count: others })}`}
          </p>
          {action === "shipped" ? (
            <ShipForm orders={concerned} onCancel={onClose} onSend={run.send} />
          ) : (
            <div className="flex flex-wrap justify-end gap-3">
              <Button variant="secondary" onClick={onClose}>
                {t("cancel")}
              </Button>
              <Button onClick={() => run.send(concerned.map((order) => ({ order })))}>
                {t(`many.${action}.action`, { count })}
              </Button>
            </div>
          )}
        </>
      )}
    </Dialog>
  )
}
