import type { AdminOrder, ParcelResult } from "@bon-perroquet/contract"
import {
  ADMIN_FILES,
  useFetchFile,
  useMakeLabels,
  useParcelSteps,
  useReadOrders,
} from "@bon-perroquet/shop-react/admin"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { saveBlob } from "../../../../components/save-file"
import { toast, useFailureToast } from "../../../../components/toast"
import { isDone, type Action } from "./concerned"

export type Sent = { order: AdminOrder; trackingNumber?: string }

const resultOf = ({ order_number, delivery }: AdminOrder): ParcelResult => ({
  ...{ order_number, done: true, tracking_number: delivery.tracking_number, label_omits: [], refusal: null },
})

/** Runs an action on several orders. Closes the dialog if all succeeded and every label contains all texts. */
export function useRun(action: Action, onResults: (results: ParcelResult[]) => void, onDone: () => void) {
  const { t } = useTranslation("admin")
  const sayFailure = useFailureToast()
  const steps = useParcelSteps()
  const labels = useMakeLabels()
  const file = useFetchFile()
  const readOrders = useReadOrders()
  const [results, setResults] = useState<ParcelResult[] | null>(null)

  const ask = (sent: readonly Sent[], gather: (some: ParcelResult[]) => void) =>
    action === "labels"
      ? labels.mutateAsync({ numbers: sent.map(({ order }) => order.order_number), onResults: gather })
      : steps.mutateAsync({
          status: action,
          orders: sent.map(({ order, trackingNumber }) => ({
            order_number: order.order_number,
            from: order.status,
            ...(trackingNumber && { tracking_number: trackingNumber }),
          })),
          onResults: gather,
        })

  /** Reads the orders for which no response arrived, because the action may have succeeded for them. */
  async function resultsWithoutAnswer(sent: readonly Sent[], results: readonly ParcelResult[]) {
    const answered = new Set(results.map(({ order_number }) => order_number))
    const open = sent.filter(({ order }) => !answered.has(order.order_number))
    if (!open.length) return []
    const now = await readOrders(open.map(({ order }) => order.order_number)).catch(() => [])
    return open.flatMap(({ order }) => {
      const match = now.find(({ order_number }) => order_number === order.order_number)
      return match && isDone(action, match) ? [resultOf(match)] : []
    })
  }

  async function run(sent: readonly Sent[]) {
    const results: ParcelResult[] = []
    setResults([])
    try {
      await ask(sent, (some) => {
        results.push(...some)
        setResults([...results])
        onResults(some)
      })
      const done = results.filter((result) => result.done).map(({ order_number }) => order_number)
      if (action === "labels" && done.length)
        saveBlob("labels.pdf", await file.mutateAsync(ADMIN_FILES.labelSheet({ numbers: done.join(",") })))
      if (done.length < results.length || results.some(({ label_omits }) => label_omits.length)) return
      const description = t(`many.${action}.done`, { count: results.length })
      toast({ variant: "success", title: t("done.orders"), description })
      onDone()
    } catch (error) {
      const recovered = await resultsWithoutAnswer(sent, results)
      results.push(...recovered)
      setResults([...results])
      onResults(recovered)
      sayFailure(error, t(action === "labels" ? "failure.file" : "failure.orders"))
    }
  }

  return {
    isPending: steps.isPending || labels.isPending || file.isPending,
    results,
    send: (sent: readonly Sent[]) => void run(sent),
  }
}

export type Run = ReturnType<typeof useRun>
