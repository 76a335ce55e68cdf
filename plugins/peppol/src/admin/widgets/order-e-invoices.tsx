import { moment, Section, useAnswer, useChange, useMay } from "@bon-perroquet/admin-kit"
import type { EInvoice, EInvoices } from "@bon-perroquet/contract"
import { defineWidgetConfig } from "@medusajs/admin-sdk"
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types"
import { Button, StatusBadge, Text } from "@medusajs/ui"
import { useTexts } from "../texts"

const TONES = {
  download: "grey",
  waiting: "orange",
  sent: "blue",
  delivered: "green",
  refused: "red",
  unregistered: "red",
  settled: "grey",
} as const
/** States that need attention. */
const OPEN: readonly string[] = ["download", "refused", "unregistered"]

/** Shows the state of a Belgian business's documents. Hidden for other orders. */
function OrderEInvoicesWidget({ data: { id } }: DetailWidgetProps<AdminOrder>) {
  const { t } = useTexts()
  const { data } = useAnswer<EInvoices>(`/admin/e-invoices/orders/${id}`)
  if (!data?.e_invoices.length) return null
  return (
    <Section title={t("title")} hint={t(data.is_handed_over ? "handed" : "download")}>
      <ul className="divide-y">
        {data.e_invoices.map((each) => (
          <Line key={each.number} eInvoice={each} isHandedOver={data.is_handed_over} />
        ))}
      </ul>
    </Section>
  )
}

function Line({ eInvoice, isHandedOver }: { eInvoice: EInvoice; isHandedOver: boolean }) {
  const { t, locale } = useTexts()
  const may = useMay()
  const { number, kind, state, reason, changed_at } = eInvoice
  const to = (wanted: "waiting" | "settled") => ({
    path: `/admin/e-invoices/${number}`,
    body: { state: wanted },
  })
  const failed = (code: string | undefined) => t(code === "e_invoice_handed_over" ? "handedOver" : "failed")
  const change = useChange<"waiting" | "settled">({ to, done: t("saved"), failed })
  return (
    <li className="flex flex-col gap-2 px-6 py-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Text size="small">{t(kind === "credit_note" ? "creditNote" : "invoice", { number })}</Text>
        <StatusBadge color={TONES[state]}>{t(`states.${state}`)}</StatusBadge>
      </div>
      {(reason ?? changed_at) && (
        <Text size="small" className="text-ui-fg-subtle break-words">
          {[changed_at && moment(changed_at, locale), reason].filter(Boolean).join(" · ")}
        </Text>
      )}
      {OPEN.includes(state) && may("orders:write") && (
        <div className="flex flex-wrap justify-end gap-2">
          <Button
            size="small"
            variant="transparent"
            isLoading={change.isPending}
            onClick={() => change.mutate("settled")}
          >
            {t("settle")}
          </Button>
          {isHandedOver && (
            <Button
              size="small"
              variant="secondary"
              isLoading={change.isPending}
              onClick={() => change.mutate("waiting")}
            >
              {t(state === "download" ? "send" : "again")}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

export const config = defineWidgetConfig({ zone: "order.details.side.before", id: "peppol:order-e-invoices" })

export default OrderEInvoicesWidget
