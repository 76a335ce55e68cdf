import type { AdminProduct } from "@bon-perroquet/contract"
import { useKeepByLots, useProductLots } from "@bon-perroquet/shop-react/admin"
import { ClipboardCheck } from "lucide-react"
import { useId, useState } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Button } from "../../../components/Button"
import { DataTable } from "../../../components/DataTable"
import { Panel } from "../../../components/Panel"
import { Toggle } from "../../../components/Toggle"
import { Waiting } from "../../../components/Waiting"
import { useMay } from "../guard/use-may"
import { Empty } from "../lists/Empty"
import { useResultToast } from "../use-result-toast"
import { CountLotsDialog } from "./CountLotsDialog"
import { ReceiveLotForm } from "./ReceiveLotForm"
import { useKeepsLots } from "./use-keeps-lots"
import { useLotColumns } from "./use-lot-columns"

export function ProductLotsSection({ product }: { product: AdminProduct }) {
  return useKeepsLots() ? <Section product={product} /> : null
}

function Section({ product }: { product: AdminProduct }) {
  const { t } = useTranslation("admin")
  const mayWrite = useMay()("products:write")
  const { data, error, refetch } = useProductLots(product.id)
  const [isCounting, setCounting] = useState(false)
  const columns = useLotColumns({ hasProduct: product.variants.length > 1 })
  return (
    <Panel
      title={t("lots.title")}
      action={
        <Link to="/admin/lots" className="text-leaf underline underline-offset-2">
          {t("lots.all")}
        </Link>
      }
    >
      {!data && <Waiting what={t("lots.title")} failed={error !== null} onRetry={() => void refetch()} />}
      {data && mayWrite && <KeepToggle id={product.id} isKept={data.is_kept} />}
      {data && !mayWrite && !data.is_kept && <Empty text={t("lots.notKept")} />}
      {data?.is_kept && (
        <>
          {data.lots.length ? (
            <>
              <DataTable label={t("lots.title")} columns={columns} rows={data.lots} keyOf={({ id }) => id} />
              {mayWrite && (
                <Button
                  variant="secondary"
                  size="sm"
                  className="self-start"
                  onClick={() => setCounting(true)}
                >
                  <ClipboardCheck aria-hidden className="size-4" />
                  {t("lots.count")}
                </Button>
              )}
            </>
          ) : (
            <Empty text={t("lots.noneLeft")} />
          )}
          {isCounting && (
            <CountLotsDialog
              product={product.id}
              lots={data.lots}
              hasSizes={product.variants.length > 1}
              onClose={() => setCounting(false)}
            />
          )}
          {mayWrite && <ReceiveLotForm product={product} lots={data.lots} />}
        </>
      )}
    </Panel>
  )
}

function KeepToggle({ id, isKept }: { id: string; isKept: boolean }) {
  const { t } = useTranslation("admin")
  const [label, hint] = [useId(), useId()]
  const { mutateAsync, isPending } = useKeepByLots(id)
  const withToast = useResultToast()
  const keep = (next: boolean) => {
    if (isPending) return
    const undo = () => keep(!next)
    void withToast(mutateAsync(next), t(next ? "lots.nowKept" : "lots.noLongerKept"), t("lots.failed"), {
      undo,
    }).catch(() => undefined)
  }
  return (
    <div className="flex items-center justify-between gap-4 rounded-card border border-line bg-card p-4 sm:px-6">
      <span className="flex flex-col gap-1">
        <span id={label} className="font-semibold">
          {t("lots.keep")}
        </span>
        <span id={hint} className="text-sm text-bark">
          {t("lots.keepHint")}
        </span>
      </span>
      <Toggle labelledBy={label} describedBy={hint} checked={isKept} onChange={keep} />
    </div>
  )
}
