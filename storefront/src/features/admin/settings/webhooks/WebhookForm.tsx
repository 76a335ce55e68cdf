import {
  WEBHOOK_EVENT_NAMES,
  webhookInputSchema,
  type NewWebhookSecret,
  type Webhook,
  type WebhookInput,
} from "@bon-perroquet/contract"
import { detailOf, isChangedMeanwhile } from "@bon-perroquet/shop-react"
import { useChangeWebhook, useCreateWebhook } from "@bon-perroquet/shop-react/admin"
import { useId, useState, type SyntheticEvent } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../../components/Button"
import { Field } from "../../../../components/Field"
import { toast, useFailureToast } from "../../../../components/toast"
import { Toggle } from "../../../../components/Toggle"
import { CheckList } from "../programs/CheckList"
import { useEventName } from "./use-event-name"

const EMPTY: WebhookInput = { name: "", url: "", events: [], is_on: true }

const inputOf = ({ name, url, events, is_on }: Webhook): WebhookInput => ({ name, url, events, is_on })

type WebhookFormProps = {
  /** Undefined for a new one. */
  webhook: Webhook | undefined
  onCreated: (created: NewWebhookSecret) => void
  onClose: () => void
}

/** Returns whether an error is about the address. Its field then shows it. */
const isOfAddress = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "webhook_address"

export function WebhookForm({ webhook, onCreated, onClose }: WebhookFormProps) {
  const { t } = useTranslation("admin")
  const eventName = useEventName()
  const sayFailure = useFailureToast()
  const create = useCreateWebhook()
  const change = useChangeWebhook()
  const id = useId()
  const [draft, setDraft] = useState(webhook ? inputOf(webhook) : EMPTY)
  const [version] = useState(webhook?.version)
  const [isTried, setTried] = useState(false)
  const { shape } = webhookInputSchema
  const isWrong = (field: keyof WebhookInput) => isTried && !shape[field].safeParse(draft[field]).success
  const refused = [create.error, change.error].find(isOfAddress)
  const addressProblem = isWrong("url")
    ? t("webhooks.urlMissing")
    : ((refused && detailOf(refused)) ?? undefined)
  const isPending = create.isPending || change.isPending
  const onError = (error: unknown) => {
    if (!isOfAddress(error)) sayFailure(error, t("webhooks.failed"))
    // The list then shows what somebody else saved.
    if (isChangedMeanwhile(error)) onClose()
  }
  const onChanged = ({ name }: Webhook) => {
    toast({ variant: "success", title: t("webhooks.isSaved"), description: name })
    onClose()
  }
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    setTried(true)
    const { data } = webhookInputSchema.safeParse(draft)
    if (!data || isPending) return
    if (webhook) change.mutate({ id: webhook.id, version, ...data }, { onSuccess: onChanged, onError })
    else create.mutate(data, { onSuccess: onCreated, onError })
  }
  const title = webhook ? t("webhooks.edit", { name: webhook.name }) : t("webhooks.add")
  return (
    <form
      noValidate
      aria-label={title}
      onSubmit={save}
      className="flex flex-col gap-4 rounded-card border border-line p-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t("programs.name")}
          error={isWrong("name") ? t("programs.nameMissing") : undefined}
          autoComplete="off"
          value={draft.name}
          onChange={({ target }) => setDraft({ ...draft, name: target.value })}
        />
        <Field
          label={t("webhooks.url")}
          hint={t("webhooks.urlHint")}
          error={addressProblem}
          type="url"
          inputMode="url"
          autoComplete="off"
          value={draft.url}
          onChange={({ target }) => setDraft({ ...draft, url: target.value.trim() })}
        />
      </div>
      <CheckList
        legend={t("webhooks.eventsOf")}
        items={WEBHOOK_EVENT_NAMES}
        chosen={draft.events}
        error={isWrong("events") ? t("webhooks.eventsMissing") : undefined}
        labelOf={(event) => (
          <span>
            {eventName(event)} <code className="ml-1 text-sm text-bark">{event}</code>
          </span>
        )}
        onChange={(events) => setDraft({ ...draft, events })}
      />
      <div className="flex items-center justify-between gap-4 sm:max-w-sm">
        <span id={id} className="font-semibold">
          {t("webhooks.isOn")}
        </span>
        <Toggle labelledBy={id} checked={draft.is_on} onChange={(is_on) => setDraft({ ...draft, is_on })} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isPending}>
          {webhook ? t("webhooks.save") : t("webhooks.add")}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  )
}
