import { typedCents } from "@bon-perroquet/contract"
import { useState, type SubmitEvent } from "react"
import { useTranslation } from "react-i18next"
import { Dialog } from "../../../components/Dialog"
import { Field } from "../../../components/Field"
import { useIntentionKey } from "../use-intention-key"
import { isPossibleLastDay, lastMomentOf } from "./last-day"
import { DialogActions } from "../dialog/DialogActions"

/** Highest amount that a balance receives at once, in cents. */
const MOST_CENTS = 500_000

export type Given = { amount_cents: number; reason: string; key: string; expires_at?: string }

type BalanceDialogProps = {
  title: string
  action: string
  /** Whether the last day of a card can be entered. */
  hasLastDay?: boolean
  isPending: boolean
  onGive: (given: Given) => void
  onClose: () => void
}

/** Amount and reason of money that a gift card or store credit receives. */
export function BalanceDialog({ title, action, hasLastDay, isPending, onGive, onClose }: BalanceDialogProps) {
  const { t } = useTranslation("admin")
  const { t: common } = useTranslation("common")
  const keyOf = useIntentionKey()
  const [typed, setTyped] = useState("")
  const [reason, setReason] = useState("")
  const [lastDay, setLastDay] = useState("")
  const [isTried, setTried] = useState(false)
  const [now] = useState(() => new Date())
  const cents = typedCents(typed)
  const isAmountWrong = !cents || cents > MOST_CENTS
  const isReasonMissing = reason.trim() === ""
  const isDayWrong = lastDay !== "" && !isPossibleLastDay(lastDay, now)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    if (isPending || isAmountWrong || isReasonMissing || isDayWrong) return
    const about = {
      ...{ amount_cents: cents, reason: reason.trim() },
      // The card is valid until the end of that day.
      ...(lastDay && { expires_at: lastMomentOf(lastDay).toISOString() }),
    }
    onGive({ ...about, key: keyOf(JSON.stringify(about)) })
  }

  return (
    <Dialog open onClose={onClose} title={title}>
      <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <Field
          label={t("giftCards.amount")}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          error={isTried && isAmountWrong ? t("giftCards.amountWrong") : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <ReasonField reason={reason} isWrong={isTried && isReasonMissing} onChange={setReason} />
        {hasLastDay && (
          <Field
            type="date"
            label={t("giftCards.lastDay")}
            hint={t("giftCards.lastDayHint")}
            optionalLabel={common("optional")}
            value={lastDay}
            error={isTried && isDayWrong ? t("quotes.dayWrong") : undefined}
            onChange={({ target }) => setLastDay(target.value)}
          />
        )}
        <DialogActions onCancel={onClose} action={action} pending={isPending} />
      </form>
    </Dialog>
  )
}

type ReasonFieldProps = { reason: string; isWrong: boolean; onChange: (reason: string) => void }

function ReasonField({ reason, isWrong, onChange }: ReasonFieldProps) {
  const { t } = useTranslation("admin")
  return (
    <Field
      label={t("giftCards.reason")}
      hint={t("giftCards.reasonHint")}
      autoComplete="off"
      maxLength={200}
      value={reason}
      error={isWrong ? t("giftCards.reasonMissing") : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

type DialogButtonsProps = { action: string; isPending: boolean; onClose: () => void }

type ReasonDialogProps = DialogButtonsProps & {
  title: string
  text: string
  onConfirm: (reason: string) => void
}

/** Reason of a change that moves no money. */
export function ReasonDialog({ title, text, action, isPending, onConfirm, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState("")
  const [isTried, setTried] = useState(false)
  const isMissing = reason.trim() === ""

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    if (!isPending && !isMissing) onConfirm(reason.trim())
  }

  return (
    <Dialog open onClose={onClose} title={title}>
      <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <p className="text-bark">{text}</p>
        <ReasonField reason={reason} isWrong={isTried && isMissing} onChange={setReason} />
        <DialogActions onCancel={onClose} action={action} pending={isPending} />
      </form>
    </Dialog>
  )
}
