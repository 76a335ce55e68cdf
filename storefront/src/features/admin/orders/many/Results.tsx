import type { AdminOrder } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Badge } from "../../../../components/Badge"
import { Button } from "../../../../components/Button"
import type { Run } from "./use-run"

type ResultsProps = { run: Run; orders: readonly AdminOrder[]; onClose: () => void }

export function Results({ run, orders, onClose }: ResultsProps) {
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
