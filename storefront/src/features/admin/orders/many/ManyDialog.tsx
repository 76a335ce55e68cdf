import type { AdminOrder, ParcelResult } from "@bon-perroquet/contract"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Dialog } from "../../../../components/Dialog"
import { concernedBy, mailedBy, type Action } from "./concerned"
import { ShipForm } from "./ShipForm"
import { useRun, type Run } from "./use-run"
import { DialogActions } from "../../dialog/DialogActions"
import { Badge } from "../../../../components/Badge"
import { Button } from "../../../../components/Button"

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
            <DialogActions
              onCancel={onClose}
              action={t(`many.${action}.action`, { count })}
              onAction={() => run.send(concerned.map((order) => ({ order })))}
            />
          )}
        </>
      )}
    </Dialog>
  )
}

type ResultsProps = { run: Run; orders: readonly AdminOrder[]; onClose: () => void }

function Results({ run, orders, onClose }: ResultsProps) {
  const { t } = useTranslation("admin")
  const results = new Map(run.results?.map((result) => [result.order_number, result]))
  const done = [...results.values()].filter((result) => result.done).length
  const rows = orders
    .map(({ order_number }) => ({ number: order_number, result: results.get(order_number) }))
    .sort((a, b) => Number(a.result?.done ?? false) - Number(b.result?.done ?? false))
  return (
    <>
      <div role="status" className="flex flex-col gap-2">
        <p>{t(run.isPending ? "many.progress" : "many.result", { done, count: orders.length })}</p>
        <progress aria-hidden className="w-full accent-leaf" max={orders.length} value={results.size} />
      </div>
      {!run.isPending && (
        <>
          <ul className="flex flex-col" aria-label={t("many.results")}>
            {rows.map(({ number, result }) => (
              <li key={number} className="flex flex-col gap-1 border-b border-line py-2">
                <span className="flex flex-wrap items-center justify-between gap-2">
                  <span className="font-semibold">{number}</span>
                  {result ? (
                    <Badge tone={result.done ? "success" : "danger"}>
                      {t(result.done ? "many.worked" : "many.failed")}
                    </Badge>
                  ) : (
                    <Badge tone="warning">{t("many.noAnswer")}</Badge>
                  )}
                </span>
                {result?.label_omits.map((omission) => (
                  <span key={omission} className="text-sm text-bark">
                    {t(`labelOmits.${omission}`)}
                  </span>
                ))}
                {!result?.done && (
                  <span className="text-sm text-bark">{result?.refusal?.detail ?? t("many.unknown")}</span>
                )}
              </li>
            ))}
          </ul>
          <Button className="self-end" onClick={onClose}>
            {t("many.close")}
          </Button>
        </>
      )}
    </>
  )
}
