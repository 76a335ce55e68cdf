import type { AdminOrder } from "@bon-perroquet/contract"
import { usePackPart } from "@bon-perroquet/shop-react/admin"
import { useState, type SubmitEvent } from "react"
import { useTranslation } from "react-i18next"
import { Dialog } from "../../../../components/Dialog"
import { QuantityStepper } from "../../../../components/QuantityStepper"
import { unpackedOf, waitingOf } from "../../orders/divided-goods"
import { DialogActions } from "../../dialog/DialogActions"
import { useResultToast } from "../../use-result-toast"

export function PackPartDialog({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const { t } = useTranslation("admin")
  const withToast = useResultToast()
  const { mutateAsync, isPending } = usePackPart(order.order_number)
  const [quantities, setQuantities] = useState<Record<string, number>>({})
  const lines = unpackedOf(order).map((line) => ({ ...line, waiting: waitingOf(order, line.id) }))
  const items = lines.flatMap(({ id }) => {
    const quantity = quantities[id] ?? 0
    return quantity > 0 ? [{ id, quantity }] : []
  })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isPending || !items.length) return
    void withToast(mutateAsync({ items }), t("parcels.packedDone"), t("parcels.failed")).then(
      onClose,
      () => undefined,
    )
  }

  return (
    <Dialog open onClose={onClose} title={t("parcels.packTitle", { number: order.order_number })}>
      <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <p className="text-bark">{t("parcels.packExplain")}</p>
        <ul aria-label={t("parcels.goods")} className="flex flex-col divide-y divide-line">
          {lines.map(({ id, local_name: name, quantity, waiting }) => (
            <li key={id} className="flex items-center justify-between gap-3 py-2">
              <span className="min-w-0">
                <span className="block font-semibold wrap-anywhere">{name}</span>
                <span className="block text-sm text-bark">
                  {t("parcels.upTo", { count: quantity })}
                  {waiting > 0 && ` · ${t("parcels.waitingOf", { quantity: waiting })}`}
                </span>
              </span>
              <QuantityStepper
                quantity={quantities[id] ?? 0}
                isTyped
                minimum={0}
                maximum={quantity - waiting}
                className="shrink-0"
                labels={{
                  group: t("refund.quantity", { name }),
                  less: t("refund.less", { name }),
                  more: t("refund.more", { name }),
                }}
                onChange={(chosen) => setQuantities((before) => ({ ...before, [id]: chosen }))}
              />
            </li>
          ))}
        </ul>
        <DialogActions
          onCancel={onClose}
          action={t("parcels.pack")}
          disabled={!items.length}
          pending={isPending}
        />
      </form>
    </Dialog>
  )
}
