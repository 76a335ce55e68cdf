import type { WebhookDelivery } from "@bon-perroquet/contract"
import { useReplayDelivery } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { Badge } from "../../../../components/Badge"
import { Button } from "../../../../components/Button"
import type { Column } from "../../../../components/DataTable"
import { formatMoment } from "../../../../components/date"
import { toast, useFailureToast } from "../../../../components/toast"
import { useLanguage } from "../../../../i18n"
import { useAnswerText } from "./use-answer-text"
import { useEventName } from "./use-event-name"

const TONES = { waiting: "warning", delivered: "success", given_up: "danger" } as const

type Options = { webhookId: string; isOn: boolean; onShow: (id: string) => void }

export function useDeliveryColumns({ webhookId, isOn, onShow }: Options): Column<WebhookDelivery>[] {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const eventName = useEventName()
  const answerText = useAnswerText()
  const moment = (at: string) => formatMoment(at, language)
  return [
    {
      label: t("webhooks.event"),
      isWide: true,
      cell: ({ event, created_at }) => (
        <>
          <span className="font-semibold">{eventName(event)}</span>
          <time dateTime={created_at} className="block text-sm text-bark">
            {moment(created_at)}
          </time>
        </>
      ),
    },
    {
      label: t("webhooks.state"),
      cell: ({ state, next_at }) => (
        <>
          <Badge tone={TONES[state]}>{t(`webhooks.states.${state}`)}</Badge>
          {next_at && (
            <span className="block text-sm text-bark">{t("webhooks.next", { moment: moment(next_at) })}</span>
          )}
        </>
      ),
    },
    {
      label: t("webhooks.answer"),
      cell: ({ last, attempts }) =>
        last && (
          <>
            <span className="tabular-nums">{answerText(last)}</span>
            <span className="block text-sm text-bark">{t("webhooks.tries", { count: attempts })}</span>
          </>
        ),
    },
    {
      label: t("actions"),
      isWide: true,
      isNamedOnly: true,
      cell: (delivery) => (
        <span className="flex flex-wrap gap-2 lg:justify-end">
          <Button
            size="sm"
            variant="quiet"
            aria-label={t("webhooks.showOf", { event: eventName(delivery.event), id: delivery.id })}
            onClick={() => onShow(delivery.id)}
          >
            {t("webhooks.show")}
          </Button>
          {isOn && <Replay webhookId={webhookId} delivery={delivery} />}
        </span>
      ),
    },
  ]
}

function Replay({ webhookId, delivery }: { webhookId: string; delivery: WebhookDelivery }) {
  const { t } = useTranslation("admin")
  const eventName = useEventName()
  const answerText = useAnswerText()
  const sayFailure = useFailureToast()
  const { mutateAsync, isPending } = useReplayDelivery(webhookId)
  // Reloading the list unmounts the button, so callbacks of `mutate` would not run.
  const replay = () =>
    void mutateAsync(delivery.id).then(
      ({ state, last }) =>
        toast({
          variant: state === "delivered" ? "success" : "destructive",
          title: t(state === "delivered" ? "webhooks.accepted" : "webhooks.notAccepted"),
          description: last ? answerText(last) : undefined,
        }),
      (error: unknown) => sayFailure(error, t("webhooks.failed")),
    )
  return (
    <Button
      size="sm"
      variant="secondary"
      pending={isPending}
      aria-label={t("webhooks.replayOf", { event: eventName(delivery.event), id: delivery.id })}
      onClick={replay}
    >
      {t("webhooks.replay")}
    </Button>
  )
}
