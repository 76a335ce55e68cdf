import { WEBHOOK_DELIVERY_STATES, type Webhook } from "@bon-perroquet/contract"
import { useWebhookDeliveries, useWebhooks, useWebhookDelivery } from "@bon-perroquet/shop-react/admin"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useParams } from "react-router"
import { Waiting } from "../../../../components/Waiting"
import { Empty } from "../../lists/Empty"
import { PagedTable } from "../../lists/PagedTable"
import { pageQuestion } from "../../lists/Paging"
import { useAddress } from "../../use-address"
import { useLoadFailure } from "../../use-load-failure"
import { SettingsScreen } from "../SettingsScreen"
import { useDeliveryColumns } from "./use-delivery-columns"
import { WebhookActions } from "./WebhookActions"
import { WebhookState } from "./WebhookState"
import { Back } from "../../subscreen/Subscreen"
import { FilterChoice } from "../../lists/FilterChoice"
import { formatMoment } from "../../../../components/date"
import { Dialog } from "../../../../components/Dialog"
import { useLanguage } from "../../../../i18n"
import { useAnswerText } from "./use-answer-text"

type DeliveryDialogProps = { webhookId: string; deliveryId: string | undefined; onClose: () => void }

/** Shows the body of a delivery and all attempts. */
function DeliveryDialog({ webhookId, deliveryId, onClose }: DeliveryDialogProps) {
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

/** Shows a webhook with its deliveries, newest first. */
export function WebhookLog() {
  const { t } = useTranslation("admin")
  const { id = "" } = useParams()
  const { data, error, refetch } = useWebhooks()
  useLoadFailure(error)
  const webhook = data?.find((each) => each.id === id)
  return (
    <SettingsScreen>
      <Back to="/admin/settings/webhooks" text={t("settings.webhooks.title")} />
      {!data && (
        <Waiting what={t("settings.webhooks.title")} failed={error !== null} onRetry={() => void refetch()} />
      )}
      {data && !webhook && <Empty text={t("webhooks.unknown")} />}
      {webhook && <Log webhook={webhook} />}
    </SettingsScreen>
  )
}

function Log({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation("admin")
  const { chosen, page } = useAddress()
  const [shown, setShown] = useState<string>()
  const columns = useDeliveryColumns({ webhookId: webhook.id, isOn: webhook.is_on, onShow: setShown })
  const state = chosen("state", WEBHOOK_DELIVERY_STATES)
  const query = useWebhookDeliveries(webhook.id, { ...pageQuestion(page), state })
  return (
    <section className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center gap-3">
        <h2 className="text-xl wrap-anywhere">{webhook.name}</h2>
        <WebhookState webhook={webhook} />
      </header>
      <p className="wrap-anywhere text-bark">{webhook.url}</p>
      <WebhookActions webhook={webhook} />
      <div className="flex">
        <FilterChoice
          name="state"
          label={t("webhooks.filter")}
          every={t("webhooks.every")}
          values={WEBHOOK_DELIVERY_STATES}
          textOf={(each) => t(`webhooks.states.${each}`)}
        />
      </div>
      <PagedTable
        label={t("webhooks.log")}
        query={query}
        columns={columns}
        keyOf={({ id }) => id}
        none={t("webhooks.noDelivery")}
      />
      <DeliveryDialog webhookId={webhook.id} deliveryId={shown} onClose={() => setShown(undefined)} />
    </section>
  )
}
