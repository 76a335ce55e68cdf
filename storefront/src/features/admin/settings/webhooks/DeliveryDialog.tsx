import { useWebhookDelivery } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { formatMoment } from "../../../../components/date"
import { Dialog } from "../../../../components/Dialog"
import { Waiting } from "../../../../components/Waiting"
import { useLanguage } from "../../../../i18n"
import { useAnswerText } from "./use-answer-text"

type DeliveryDialogProps = { webhookId: string; deliveryId: string | undefined; onClose: () => void }

/** Shows the body of a delivery and all attempts. */
export function DeliveryDialog({ webhookId, deliveryId, onClose }: DeliveryDialogProps) {
  const { t } = useTranslation("admin")
  return (
    <Dialog open={deliveryId !== undefined} onClose={onClose} title={t("webhooks.delivery")}>
      {deliveryId && <Delivery webhookId={webhookId} deliveryId={deliveryId} />}
    </Dialog>
  )
}

const indented = (body: string) => JSON.stringify(JSON.parse(body), null, 2)

function Delivery({ webhookId, deliveryId }: { webhookId: string; deliveryId: string }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const answerText = useAnswerText()
  const { data, error, refetch } = useWebhookDelivery(webhookId, deliveryId)
  if (!data)
    return <Waiting what={t("webhooks.delivery")} failed={error !== null} onRetry={() => void refetch()} />
  return (
    <>
      <p className="text-sm wrap-anywhere text-bark">{data.id}</p>
      <h3 className="text-lg">{t("webhooks.body")}</h3>
      <pre className="rounded-card bg-sunken p-3 text-sm wrap-anywhere whitespace-pre-wrap">
        {indented(data.body)}
      </pre>
      <h3 className="text-lg">{t("webhooks.attempts")}</h3>
      {data.log.length === 0 && <p>{t("webhooks.noAttempt")}</p>}
      <ol className="flex flex-col gap-3">
        {data.log.map((attempt) => (
          <li key={attempt.at} className="border-t border-line pt-2">
            <p className="flex flex-wrap justify-between gap-x-4">
              <time dateTime={attempt.at}>{formatMoment(attempt.at, language)}</time>
              <span className="font-semibold tabular-nums">{answerText(attempt)}</span>
            </p>
            {attempt.answer && (
              <p className="text-sm wrap-anywhere whitespace-pre-wrap text-bark">{attempt.answer}</p>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
