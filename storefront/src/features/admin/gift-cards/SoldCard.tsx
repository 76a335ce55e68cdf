import { languageName, type AdminBalanceDetail, type SoldGiftCard } from "@bon-perroquet/contract"
import { useRefundGiftCard, useSendGiftCard } from "@bon-perroquet/shop-react/admin"
import { useState, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { formatDay, formatMoment } from "../../../components/date"
import { Panel } from "../../../components/Panel"
import { formatCents, Price } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { useMay } from "../guard/use-may"
import { useResultToast } from "../use-result-toast"
import { ReasonDialog } from "./BalanceDialog"

/** The sale of a gift card: who bought it, for whom, and when it is sent. */
export function SoldCard({ balance, sold }: { balance: AdminBalanceDetail; sold: SoldGiftCard }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { number, amount_cents, buyer_email, giver_name, message } = sold
  const moment = (at: string) => <time dateTime={at}>{formatMoment(at, language)}</time>
  return (
    <Panel title={t("giftCards.sold.title")} action={<SoldActions balance={balance} sold={sold} />}>
      <dl className="grid gap-x-6 gap-y-4 rounded-card border border-line bg-card p-4 sm:grid-cols-2 sm:p-5 lg:grid-cols-3">
        <Fact label={t("giftCards.sold.number")}>{number}</Fact>
        <Fact label={t("giftCards.sold.amount")}>
          <Price cents={amount_cents} />
        </Fact>
        <Fact label={t("giftCards.sold.paidAt")}>{moment(sold.paid_at)}</Fact>
        <Fact label={t("giftCards.sold.buyer")}>{buyer_email ?? t("giftCards.sold.erased")}</Fact>
        <Fact label={t("giftCards.sold.giver")}>{giver_name ?? t("giftCards.sold.erased")}</Fact>
        <Fact label={t("giftCards.sold.recipient")}>
          <Recipient sold={sold} />
        </Fact>
        <Fact label={t("giftCards.sold.sendOn")}>
          {sold.send_on ? formatDay(sold.send_on, language) : t("giftCards.sold.atOnce")}
        </Fact>
        <Fact label={t("giftCards.sold.sentAt")}>
          {sold.sent_at ? moment(sold.sent_at) : t("giftCards.sold.notSent")}
        </Fact>
        <Fact label={t("giftCards.sold.language")}>{languageName(sold.language, language)}</Fact>
        {sold.refunded_at && <Fact label={t("giftCards.sold.refundedAt")}>{moment(sold.refunded_at)}</Fact>}
        {message && (
          <div className="sm:col-span-full">
            <dt className="text-sm text-bark">{t("giftCards.sold.message")}</dt>
            <dd lang={sold.language} className="max-w-prose wrap-anywhere whitespace-pre-line">
              {message}
            </dd>
          </div>
        )}
      </dl>
    </Panel>
  )
}

function Recipient({ sold: { recipient_name, recipient_email } }: { sold: SoldGiftCard }) {
  const { t } = useTranslation("admin")
  if (recipient_name === null) return t("giftCards.sold.erased")
  return (
    <>
      {recipient_name}
      <span className="block text-sm text-bark">{recipient_email ?? t("giftCards.sold.toBuyer")}</span>
    </>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-bark">{label}</dt>
      <dd className="wrap-anywhere tabular-nums">{children}</dd>
    </div>
  )
}

function SoldActions({ balance: { id, state }, sold }: { balance: AdminBalanceDetail; sold: SoldGiftCard }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const may = useMay()
  const withToast = useResultToast()
  const send = useSendGiftCard(id)
  const refund = useRefundGiftCard(id)
  const [isRefunding, setRefunding] = useState(false)
  if (!may("orders:write")) return null
  const amount = formatCents(sold.amount_cents, language)

  const sendAgain = () =>
    void withToast(send.mutateAsync(), t("giftCards.sold.sent"), t("giftCards.sold.sendFailed")).catch(
      () => undefined,
    )

  const refundCard = (reason: string) =>
    void withToast(
      refund.mutateAsync(reason),
      t("giftCards.sold.refunded"),
      t("giftCards.sold.refundFailed"),
    ).then(
      () => setRefunding(false),
      () => undefined,
    )

  return (
    <div className="flex flex-wrap gap-3">
      {state === "active" && !sold.refunded_at && (
        <Button size="sm" variant="secondary" pending={send.isPending} onClick={sendAgain}>
          {t("giftCards.sold.sendAgain")}
        </Button>
      )}
      {sold.is_refundable && (
        <Button size="sm" variant="secondary" onClick={() => setRefunding(true)}>
          {t("giftCards.sold.refund")}
        </Button>
      )}
      {isRefunding && (
        <ReasonDialog
          title={t("giftCards.sold.refund")}
          text={t("giftCards.sold.refundText", { amount })}
          action={t("giftCards.sold.refundAction", { amount })}
          isPending={refund.isPending}
          onConfirm={refundCard}
          onClose={() => setRefunding(false)}
        />
      )}
    </div>
  )
}
