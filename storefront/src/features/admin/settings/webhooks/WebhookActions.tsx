import type { Webhook } from "@bon-perroquet/contract"
import { useDeleteWebhook, useReplaceWebhookSecret, useTestWebhook } from "@bon-perroquet/shop-react/admin"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router"
import { Button } from "../../../../components/Button"
import { ConfirmedButton } from "../../../../components/Dialog"
import { toast, useFailureToast } from "../../../../components/toast"
import { SecretDialog } from "../programs/SecretDialog"
import { useAnswerText } from "./use-answer-text"

/** Buttons that test a webhook, replace its secret and delete it. */
export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation("admin")
  return (
    <div className="flex flex-wrap gap-3">
      {webhook.is_on ? (
        <Test webhook={webhook} />
      ) : (
        <p className="self-center text-bark">{t("webhooks.switchOn")}</p>
      )}
      <ReplaceSecret webhook={webhook} />
      <Delete webhook={webhook} />
    </div>
  )
}

type OfWebhook = { webhook: Webhook }

function Test({ webhook: { id } }: OfWebhook) {
  const { t } = useTranslation("admin")
  const answerText = useAnswerText()
  const sayFailure = useFailureToast()
  const { mutate, isPending } = useTestWebhook()
  const test = () =>
    mutate(id, {
      onSuccess: ({ state, last }) =>
        toast({
          variant: state === "delivered" ? "success" : "destructive",
          title: t(state === "delivered" ? "webhooks.accepted" : "webhooks.notAccepted"),
          description: last ? answerText(last) : undefined,
        }),
      onError: (error) => sayFailure(error, t("webhooks.failed")),
    })
  return (
    <Button pending={isPending} onClick={test}>
      {t("webhooks.test")}
    </Button>
  )
}

function ReplaceSecret({ webhook: { id } }: OfWebhook) {
  const { t } = useTranslation("admin")
  const sayFailure = useFailureToast()
  const { mutate, isPending } = useReplaceWebhookSecret()
  const [secret, setSecret] = useState<string>()
  const replace = () =>
    mutate(id, {
      onSuccess: ({ secret }) => setSecret(secret),
      onError: (error) => sayFailure(error, t("webhooks.failed")),
    })
  return (
    <>
      <ConfirmedButton
        variant="secondary"
        pending={isPending}
        question={{
          title: t("webhooks.replaceTitle"),
          text: t("webhooks.replaceText"),
          action: t("webhooks.replace"),
          cancel: t("cancel"),
        }}
        onConfirm={replace}
      >
        {t("webhooks.replace")}
      </ConfirmedButton>
      <SecretDialog
        title={t("webhooks.replaced")}
        text={t("webhooks.once")}
        label={t("webhooks.secret")}
        secret={secret}
        onClose={() => setSecret(undefined)}
      />
    </>
  )
}

function Delete({ webhook: { id, name } }: OfWebhook) {
  const { t } = useTranslation("admin")
  const navigate = useNavigate()
  const sayFailure = useFailureToast()
  const { mutateAsync, isPending } = useDeleteWebhook()
  const remove = () =>
    void mutateAsync(id).then(
      () => {
        toast({ variant: "success", title: t("webhooks.deleted"), description: name })
        return navigate("/admin/settings/webhooks")
      },
      (error: unknown) => sayFailure(error, t("webhooks.failed")),
    )
  return (
    <ConfirmedButton
      variant="secondary"
      pending={isPending}
      question={{
        title: t("webhooks.deleteTitle", { name }),
        text: t("webhooks.deleteText"),
        action: t("webhooks.delete"),
        cancel: t("cancel"),
      }}
      onConfirm={remove}
    >
      {t("webhooks.delete")}
    </ConfirmedButton>
  )
}
