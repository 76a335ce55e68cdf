import type { AdminOrder, OrderStatus } from "@bon-perroquet/contract"
import { answerOf, isChangedMeanwhile, ShopApiError, useShop } from "@bon-perroquet/shop-react"
import { useChangeStatus } from "@bon-perroquet/shop-react/admin"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { toast, useFailureToast } from "../../../components/toast"

type StatusQuestionState = {
  from: OrderStatus
  what: OrderStatus | "tracking"
  number: string | null
  /** Tracking number that the user typed and that could not be saved. */
  typed?: string | undefined
  /** True if somebody else saved another tracking number at the same time. */
  isTaken?: boolean
}

/** Data that the user enters with a status change. */
type Addition = {
  trackingNumber?: string
  /** False if goods that were already sent must not return to stock. */
  restock_sent?: boolean
}

/** Changes an order's status unless somebody else has changed it since it was displayed. */
export function useStatusChange(order: AdminOrder) {
  const { t } = useTranslation("admin")
  const { t: account } = useTranslation("account")
  const { api } = useShop()
  const sayFailure = useFailureToast()
  const params = { path: { order_number: order.order_number } }
  const { mutateAsync, isPending } = useChangeStatus(order.order_number)
  const [statusQuestion, setQuestion] = useState<StatusQuestionState | null>(null)

  /** @returns the status, if somebody else has changed it */
  async function tellFailure(error: unknown): Promise<OrderStatus | undefined> {
    if (!(error instanceof ShopApiError && error.code === "order_changed")) {
      sayFailure(error, t("failure.order"))
      return undefined
    }
    const now = await answerOf(api.GET("/api/admin/orders/{order_number}", { params })).catch(() => null)
    const description = now
      ? t("orders.changedMeanwhile", { status: account(`status.${now.status}`) })
      : error.detail
    toast({ variant: "destructive", title: t("failure.order"), description })
    return now?.status
  }

  /** Reopens the dialog with both tracking numbers. */
  async function askAgain(question: StatusQuestionState, typed: string | undefined): Promise<void> {
    const { status, delivery } = await answerOf(api.GET("/api/admin/orders/{order_number}", { params }))
    setQuestion({
      ...question,
      from: question.what === "tracking" ? status : question.from,
      number: delivery.tracking_number,
      typed,
      isTaken: true,
    })
  }

  async function send(
    { from, what, number }: StatusQuestionState,
    { trackingNumber, ...how }: Addition = {},
  ) {
    const to = what === "tracking" ? from : what
    try {
      await mutateAsync({
        ...{ status: to, from, ...how },
        ...(trackingNumber && { tracking_number: trackingNumber, tracking_from: number }),
      })
      toast({
        variant: "success",
        title: t("done.order"),
        description:
          from === to && trackingNumber
            ? t("order.tracking", { number: trackingNumber })
            : t("orders.isNow", { number: order.order_number, status: account(`status.${to}`) }),
      })
    } catch (error) {
      if (isChangedMeanwhile(error))
        await askAgain({ from, what, number }, trackingNumber).catch(() => tellFailure(error))
      else {
        const now = await tellFailure(error)
        // Reopens the dialog with the typed number.
        if (trackingNumber) setQuestion({ from: now ?? from, what, number, typed: trackingNumber })
      }
    }
  }

  const seen = (what: StatusQuestionState["what"]): StatusQuestionState => ({
    ...{ from: order.status, what },
    number: order.delivery.tracking_number,
  })
  return {
    isPending,
    asked: statusQuestion?.what ?? null,
    typed: statusQuestion?.typed,
    /** Typed and saved tracking number, if somebody else saved another one at the same time. */
    conflict:
      statusQuestion?.typed && statusQuestion.isTaken
        ? { typed: statusQuestion.typed, number: statusQuestion.number ?? "" }
        : null,
    set: (to: OrderStatus) => void send(seen(to)),
    ask: (what: StatusQuestionState["what"]) => setQuestion(seen(what)),
    close: () => setQuestion(null),
    confirm: (addition?: Addition) => {
      setQuestion(null)
      if (statusQuestion) void send(statusQuestion, addition)
    },
  }
}
