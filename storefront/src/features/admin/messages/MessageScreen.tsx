import type { MailedMessageDetail } from "@bon-perroquet/contract"
import { detailOf } from "@bon-perroquet/shop-react"
import { useMessage, useRetryMessage } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { useParams } from "react-router"
import { Button } from "../../../components/Button"
import { formatMoment } from "../../../components/date"
import { toast } from "../../../components/toast"
import { useLanguage } from "../../../i18n"
import { SendAgain } from "./SendAgain"
import { MessageState } from "./MessageState"
import { RecordScreen } from "../subscreen/Subscreen"

export function MessageScreen() {
  const { t } = useTranslation("admin")
  const { id = "" } = useParams()
  const query = useMessage(id)
  const title = t("messages.title")
  return (
    <RecordScreen
      title={query.data?.subject ?? title}
      back={{ to: "/admin/messages", text: title }}
      width="max-w-4xl"
      query={query}
    >
      {(message) => <Message message={message} />}
    </RecordScreen>
  )
}

function Message({ message }: { message: MailedMessageDetail }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { mutate, isPending } = useRetryMessage()
  const retry = () =>
    mutate(message.id, {
      onSuccess: () => toast({ variant: "success", title: t("messages.retried") }),
      onError: (error) =>
        toast({
          variant: "destructive",
          title: t("messages.retryFailed"),
          description: detailOf(error) ?? undefined,
        }),
    })
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-bark">
        <MessageState message={message} />
        <span className="wrap-anywhere">{message.to}</span>
        <time dateTime={message.created_at}>{formatMoment(message.created_at, language)}</time>
        {message.state === "failed" && (
          <Button size="sm" pending={isPending} onClick={retry}>
            {t("messages.retry")}
          </Button>
        )}
        <SendAgain message={message} />
      </div>
      {message.last_error && <p className="text-macaw">{message.last_error}</p>}
      {/* The frame disables scripts, forms and navigation, because an e-mail can contain anything. */}
      <iframe
        sandbox=""
        title={message.subject}
        srcDoc={message.html}
        className="h-[70dvh] w-full rounded-card border border-line bg-white"
      />
      <details className="rounded-card border border-line bg-card p-5">
        <summary className="cursor-pointer font-semibold">{t("messages.plain")}</summary>
        <pre className="mt-4 text-sm wrap-anywhere whitespace-pre-wrap">{message.text}</pre>
      </details>
    </>
  )
}
