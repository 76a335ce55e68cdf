import { isOpenQuote, type Quote, type QuoteLine } from "@bon-perroquet/contract"
import { useAcceptQuote, useQuotes, useWithdrawQuote } from "@bon-perroquet/shop-react/account"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router"
import { Button, LinkButton } from "../../components/Button"
import { formatDay } from "../../components/date"
import { ConfirmedButton } from "../../components/Dialog"
import { Panel } from "../../components/Panel"
import { formatCents, Price } from "../../components/price"
import { toast, useFailureToast } from "../../components/toast"
import { useLanguage } from "../../i18n"
import { QuoteStateBadge } from "./QuoteStateBadge"

/** Quotes that the account requested. Renders nothing without one. */
export function Quotes() {
  const { t } = useTranslation("account")
  const { data: quotes = [] } = useQuotes()
  if (quotes.length === 0) return null
  return (
    <Panel title={t("quotes.title")}>
      <ul aria-label={t("quotes.title")} className="flex flex-col gap-4">
        {quotes.map((quote) => (
          <QuoteCard key={quote.id} quote={quote} />
        ))}
      </ul>
    </Panel>
  )
}

function QuoteCard({ quote }: { quote: Quote }) {
  const { t } = useTranslation("account")
  const { language } = useLanguage()
  const { state, requested_at, lines, net_cents, total_cents, message, answer, valid_until, order_number } =
    quote
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line bg-card p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="font-sans text-base font-semibold">
          {t("quotes.of", { date: formatDay(requested_at, language) })}
        </h3>
        <QuoteStateBadge state={state} />
      </div>
      {message && <p className="wrap-anywhere whitespace-pre-line text-bark">{message}</p>}
      <ul className="flex flex-col gap-2">
        {lines.map((line) => (
          <Line key={line.variant_id} line={line} isAnswered={valid_until !== null} />
        ))}
      </ul>
      {answer && (
        <p className="wrap-anywhere whitespace-pre-line">
          <span className="font-semibold">{t("quotes.answer")}</span> {answer}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <p>
          <Price cents={net_cents} className="text-lg font-bold" />
          <span className="block text-sm text-bark">
            {valid_until === null
              ? t("quotes.usualTotal")
              : t("quotes.until", { date: formatDay(valid_until, language) })}
          </span>
          <span className="block text-sm text-bark">
            {t("quotes.withVat", { amount: formatCents(total_cents, language) })}
          </span>
        </p>
        <div className="flex flex-wrap gap-3">
          {order_number && (
            <LinkButton
              to={`/profile/orders/${encodeURIComponent(order_number)}`}
              variant="secondary"
              size="sm"
            >
              {t("orders.number", { number: order_number })}
            </LinkButton>
          )}
          {isOpenQuote(quote) && <Withdraw id={quote.id} />}
          {state === "offered" && <Accept id={quote.id} />}
        </div>
      </div>
    </li>
  )
}

function Line({ line, isAnswered }: { line: QuoteLine; isAnswered: boolean }) {
  const { t } = useTranslation("account")
  const { name, quantity, net_cents, usual_net_cents } = line
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="min-w-0 leading-snug wrap-anywhere">
        <span className="text-bark tabular-nums">{`${quantity} × `}</span>
        {name}
      </span>
      <span className="ml-auto tabular-nums">
        {net_cents === null ? (
          isAnswered ? (
            t("quotes.notOffered")
          ) : (
            <Price cents={usual_net_cents} />
          )
        ) : (
          <>
            {net_cents < usual_net_cents && (
              <del className="mr-2 text-sm text-bark">
                <span className="sr-only">{t("quotes.usual")} </span>
                <Price cents={usual_net_cents} />
              </del>
            )}
            <Price cents={net_cents} className="font-semibold" />
          </>
        )}
      </span>
    </li>
  )
}

function Accept({ id }: { id: string }) {
  const { t } = useTranslation("account")
  const navigate = useNavigate()
  const tellFailure = useFailureToast()
  const { mutate, isPending } = useAcceptQuote()
  const accept = () =>
    mutate(id, {
      onSuccess: () => void navigate("/checkout"),
      onError: (error) => tellFailure(error, t("quotes.failed")),
    })
  return (
    <Button size="sm" pending={isPending} onClick={accept}>
      {t("quotes.accept")}
    </Button>
  )
}

function Withdraw({ id }: { id: string }) {
  const { t } = useTranslation("account")
  const tellFailure = useFailureToast()
  const { mutateAsync, isPending } = useWithdrawQuote()
  // `mutate` would not call its callbacks, because the button unmounts before the response.
  const withdraw = () =>
    void mutateAsync(id).then(
      () => toast({ variant: "success", title: t("quotes.withdrawn") }),
      (error: unknown) => tellFailure(error, t("quotes.failed")),
    )
  return (
    <ConfirmedButton
      variant="secondary"
      size="sm"
      pending={isPending}
      question={{
        title: t("quotes.withdrawTitle"),
        text: t("quotes.withdrawText"),
        action: t("quotes.withdraw"),
        cancel: t("quotes.keep"),
      }}
      onConfirm={withdraw}
    >
      {t("quotes.withdraw")}
    </ConfirmedButton>
  )
}
