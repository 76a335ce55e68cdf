import type { AdminOrder, OrderStatus } from "@bon-perroquet/contract"
import { ShopApiError } from "@bon-perroquet/shop-react"
import { useAdmin, useChangeStatus } from "@bon-perroquet/shop-react/admin"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { toast } from "../../../components/toast"
import { useFailureToast } from "../../account/use-failure-toast"

type Intention = { from: OrderStatus; to: OrderStatus }

/** Statuses that need a word more: the parcel's number, or that money goes back. */
const ASKS = ["shipped", "cancelled"] as const
type Asking = (typeof ASKS)[number]
export type AskedChange = { to: Asking; settle: (trackingNumber?: string) => void; close: () => void }

/** Changes an order's status, on the understanding that it still is what the administrator saw. */
export function useStatusChange(order: AdminOrder) {
  const { t } = useTranslation("admin")
  const { t: account } = useTranslation("account")
  const { admin, call } = useAdmin()
  const sayFailure = useFailureToast()
  const { mutateAsync, isPending, variables } = useChangeStatus(order.order_number)
  const [asked, ask] = useState<(Intention & { to: Asking }) | null>(null)

  async function tellFailure(error: unknown) {
    if (!(error instanceof ShopApiError && error.code === "order_changed")) {
      sayFailure(error, t("failure.order"))
      return
    }
    const now = await admin.order(order.order_number, call).catch(() => null)
    const description = now
      ? t("orders.changedMeanwhile", { status: account(`status.${now.status}`) })
      : error.detail
    toast({ variant: "destructive", title: t("failure.order"), description })
  }

  async function send({ from, to }: Intention, trackingNumber?: string) {
    try {
      await mutateAsync({ status: to, from, ...(trackingNumber && { tracking_number: trackingNumber }) })
      toast({
        variant: "success",
        title: t("done.order"),
        description: t("orders.isNow", { number: order.order_number, status: account(`status.${to}`) }),
      })
    } catch (error) {
      await tellFailure(error)
    }
  }

  function choose(to: OrderStatus) {
    const asking = ASKS.find((status) => status === to)
    if (asking) ask({ from: order.status, to: asking })
    else void send({ from: order.status, to })
  }

  const question: AskedChange | null = asked && {
    to: asked.to,
    settle: (trackingNumber) => {
      ask(null)
      void send(asked, trackingNumber)
    },
    close: () => ask(null),
  }
  const shown = isPending && variables ? variables.status : (asked?.to ?? order.status)
  return { shown, isPending, choose, question }
}
