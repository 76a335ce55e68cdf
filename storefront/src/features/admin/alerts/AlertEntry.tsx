import type { Alert } from "@bon-perroquet/contract"
import { detailOf } from "@bon-perroquet/shop-react"
import { useAcknowledgeRefund } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Button } from "../../../components/Button"
import { formatMoment } from "../../../components/date"
import { Price } from "../../../components/price"
import { toast } from "../../../components/toast"
import { useLanguage } from "../../../i18n"
import { useMay } from "../guard/use-may"
import { quoteAddress } from "../screen-addresses"
import { useDisputeReason } from "./use-dispute-reason"

export function AlertEntry({ item }: { item: Alert }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const may = useMay()
  const disputeReason = useDisputeReason()
  const { kind, id, since, due, order_number, amount_cents, cause } = item
  const details = [
    due
      ? t("alerts.due", { moment: formatMoment(due, language) })
      : t("alerts.since", { moment: formatMoment(since, language) }),
    cause && t("alerts.cause", { cause: kind === "dispute_open" ? disputeReason(cause) : cause }),
  ].filter(Boolean)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-semibold">
          {t(`alerts.kinds.${kind}.title`)}
          {amount_cents !== null && (
            <>
              {" · "}
              <Price cents={amount_cents} />
            </>
          )}
        </p>
        <p>{t(`alerts.kinds.${kind}.todo`)}</p>
        <p className="text-sm wrap-anywhere text-bark">{details.join(" · ")}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {order_number && (
          <Button asChild variant="secondary" size="sm">
            <Link to={`/admin/orders/${order_number}`}>{t("alerts.order", { number: order_number })}</Link>
          </Button>
        )}
        {kind === "mail_given_up" && may("messages") && (
          <Button asChild variant="secondary" size="sm">
            <Link to={`/admin/messages/${id}`}>{t("alerts.message")}</Link>
          </Button>
        )}
        {kind === "quote_requested" && (
          <Button asChild variant="secondary" size="sm">
            <Link to={quoteAddress(id)}>{t("quotes.quote")}</Link>
          </Button>
        )}
        {kind === "webhook_stopped" && may("shop:write") && (
          <Button asChild variant="secondary" size="sm">
            <Link to={`/admin/settings/webhooks/${id}`}>{t("alerts.webhook")}</Link>
          </Button>
        )}
        {kind === "newsletter_sync_failing" && may("shop:write") && (
          <Button asChild variant="secondary" size="sm">
            <Link to="/admin/settings/newsletter">{t("settings.newsletter.title")}</Link>
          </Button>
        )}
        {kind === "refund_failed" && may("orders:write") && <SeenTo id={id} />}
      </div>
    </li>
  )
}

function SeenTo({ id }: { id: string }) {
  const { t } = useTranslation("admin")
  const { mutateAsync, isPending } = useAcknowledgeRefund()
  // `mutate` would not call its callbacks, because a refetch unmounts the entry.
  const acknowledge = () =>
    mutateAsync(id).then(
      () => toast({ variant: "success", title: t("alerts.acknowledged") }),
      (error: unknown) =>
        toast({
          variant: "destructive",
          title: t("alerts.acknowledgeFailed"),
          description: detailOf(error) ?? undefined,
        }),
    )
  return (
    <Button size="sm" pending={isPending} onClick={() => void acknowledge()}>
      {t("alerts.acknowledge")}
    </Button>
  )
}
