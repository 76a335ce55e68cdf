import { WEBHOOK_DELIVERY_STATES, type Webhook } from "@bon-perroquet/contract"
import { useWebhookDeliveries, useWebhooks } from "@bon-perroquet/shop-react/admin"
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
import { DeliveryDialog } from "./DeliveryDialog"
import { useDeliveryColumns } from "./use-delivery-columns"
import { WebhookActions } from "./WebhookActions"
import { WebhookState } from "./WebhookState"
import { Back } from "../../subscreen/Subscreen"
import { FilterChoice } from "../../lists/FilterChoice"

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
