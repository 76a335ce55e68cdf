import type { CustomerMessage } from "@bon-perroquet/contract"
import { useMessagesWith, type NoteSubject } from "@bon-perroquet/shop-react/admin"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Badge } from "../../../components/Badge"
import { Button } from "../../../components/Button"
import { formatMoment } from "../../../components/date"
import { Waiting } from "../../../components/Waiting"
import { useLanguage } from "../../../i18n"
import { OrderCard } from "../../order"
import { MessageState } from "../messages/MessageState"
import { SendAgain } from "../messages/SendAgain"

const FIRST = 6

export function MessagesCard({ about }: { about: NoteSubject }) {
  const { t } = useTranslation("admin")
  const { data: messages, error, refetch } = useMessagesWith(about)
  const [isWhole, setWhole] = useState(false)
  const title = t("messages.title")
  const shown = isWhole ? messages : messages?.slice(0, FIRST)
  return (
    <OrderCard title={title}>
      <p className="text-sm text-bark">{t("again.kept")}</p>
      {!shown && <Waiting what={title} failed={error !== null} onRetry={() => void refetch()} />}
      {shown?.length === 0 && <p className="text-bark">{t("messages.none")}</p>}
      {shown && shown.length > 0 && (
        <ol aria-label={title} className="flex flex-col divide-y divide-line">
          {shown.map((message) => (
            <MessageLine key={message.id} message={message} />
          ))}
        </ol>
      )}
      {messages && messages.length > FIRST && !isWhole && (
        <Button variant="secondary" size="sm" className="self-start" onClick={() => setWhole(true)}>
          {t("again.all", { total: messages.length })}
        </Button>
      )}
    </OrderCard>
  )
}

function MessageLine({ message }: { message: CustomerMessage }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { id, subject, created_at, from_customer } = message
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-[1_1_16rem]">
        <Link
          to={`/admin/messages/${id}`}
          className="inline-flex min-h-11 items-center wrap-anywhere text-leaf underline underline-offset-2"
        >
          {subject}
        </Link>
        <p className="flex flex-wrap items-center gap-2 text-sm text-bark">
          {from_customer ? (
            <Badge tone="information">{t("again.from")}</Badge>
          ) : (
            <MessageState message={message} />
          )}
          <time dateTime={created_at}>{formatMoment(created_at, language)}</time>
        </p>
      </div>
      {!from_customer && <SendAgain message={message} />}
    </li>
  )
}
