import type { Alert } from "@bon-perroquet/contract"
import { detailOf } from "@bon-perroquet/shop-react"
import { useAcknowledgeRefund } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { Button, LinkButton } from "../../../components/Button"
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
          <LinkButton to={`/admin/orders/${order_number}`} variant="secondary" size="sm">
            {t("alerts.order", { number: order_number })}
          </LinkButton>
        )}
        {kind === "mail_given_up" && may("messages") && (
          <LinkButton to={`/admin/messages/${id}`} variant="secondary" size="sm">
            {t("alerts.message")}
          </LinkButton>
        )}
        {kind === "quote_requested" && (
          <LinkButton to={quoteAddress(id)} variant="secondary" size="sm">
            {t("quotes.quote")}
          </LinkButton>
        )}
        {kind === "webhook_stopped" && may("shop:write") && (
          <LinkButton to={`/admin/settings/webhooks/${id}`} variant="secondary" size="sm">
            {t("alerts.webhook")}
          </LinkButton>
        )}
        {kind === "newsletter_sync_failing" && may("shop:write") && (
          <LinkButton to="/admin/settings/newsletter" variant="secondary" size="sm">
            {t("settings.newsletter.title")}
          </LinkButton>
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
