import type { ChangeRepeat, RepeatAction, RepeatDelivery } from "@bon-perroquet/contract"
import { usePayRepeat, type RepeatAccess } from "@bon-perroquet/shop-react/account"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { formatDay } from "../../../components/date"
import { Confirmation } from "../../../components/Dialog"
import { useFailureToast } from "../../../components/toast"
import { useRestored } from "../../../config/use-restored"
import { useLanguage } from "../../../i18n"

type RepeatActionsProps = {
  repeat: RepeatDelivery
  access: RepeatAccess
  requestedAction?: string | undefined
  isPending: boolean
  onChange: (change: ChangeRepeat) => void
}

const CONFIRMED_ACTIONS = ["skip", "pause", "end"] as const
type ConfirmedAction = (typeof CONFIRMED_ACTIONS)[number]

export function RepeatActions({ repeat, access, requestedAction, isPending, onChange }: RepeatActionsProps) {
  const { t } = useTranslation("account")
  const { language } = useLanguage()
  const offered = actionsOf(repeat)
  const [question, ask] = useState<ConfirmedAction | undefined>(() =>
    CONFIRMED_ACTIONS.find((each) => each === requestedAction && offered.includes(each)),
  )
  const on = repeat.next ? formatDay(repeat.next.on, language) : ""
  if (!offered.length) return null
  return (
    <div className="flex flex-wrap gap-3">
      {repeat.next?.state === "failed" && <Pay access={access} />}
      {offered.map((action) => (
        <Button
          key={action}
          size="sm"
          variant={action === "resume" ? "primary" : "secondary"}
          pending={isPending}
          onClick={() => (action === "resume" ? onChange({ action }) : ask(action))}
        >
          {t(`repeat.actions.${action}`)}
        </Button>
      ))}
      {question && (
        <Confirmation
          open
          onClose={() => ask(undefined)}
          title={t(`repeat.ask.${question}`, { on })}
          text={t(`repeat.ask.${question}Text`)}
          action={t(`repeat.actions.${question}`)}
          cancel={t("repeat.ask.cancel")}
          onConfirm={() => {
            ask(undefined)
            onChange({ action: question })
          }}
        />
      )}
    </div>
  )
}

function actionsOf({ state, may }: RepeatDelivery): RepeatAction[] {
  if (state === "ended") return []
  if (state === "paused" && may === "reduce") return ["end"]
  return state === "paused" ? ["resume", "end"] : ["skip", "pause", "end"]
}

function Pay({ access }: { access: RepeatAccess }) {
  const { t } = useTranslation("account")
  const sayFailure = useFailureToast()
  const { mutate, reset, isPending, isSuccess } = usePayRepeat(access)
  useRestored(reset)
  return (
    <Button
      size="sm"
      pending={isPending || isSuccess}
      onClick={() =>
        mutate(undefined, {
          onSuccess: ({ url }) => window.location.assign(url),
          onError: (error) => sayFailure(error, t("repeat.failed")),
        })
      }
    >
      {t("repeat.actions.pay")}
    </Button>
  )
}
