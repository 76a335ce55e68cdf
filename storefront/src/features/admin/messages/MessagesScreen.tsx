import { MESSAGE_STATES, type MailedMessage } from "@bon-perroquet/contract"
import { useMessages } from "@bon-perroquet/shop-react/admin"
import { ArrowLeft } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Button } from "../../../components/Button"
import type { Column } from "../../../components/DataTable"
import { formatMoment } from "../../../components/date"
import { PageHead } from "../../../components/PageHead"
import { useLanguage } from "../../../i18n"
import { useAddress } from "../use-address"
import { Choice } from "../lists/Choice"
import { PagedTable } from "../lists/PagedTable"
import { pageQuestion } from "../lists/Paging"
import { SearchField } from "../lists/SearchField"
import { MessageState } from "./MessageState"

export function MessagesScreen() {
  const { t } = useTranslation("admin")
  const { text, page, change } = useAddress()
  const columns = useColumns()
  const search = text("q")
  const state = MESSAGE_STATES.find((each) => each === text("state"))
  const question = { ...pageQuestion(page), search: search || undefined, state }
  const query = useMessages(question)
  return (
    <div className="page-width flex flex-col gap-6 py-6 lg:py-8">
      <PageHead title={t("messages.title")} indexed={false} />
      <Button asChild variant="quiet" size="sm" className="-ml-4 self-start">
        <Link to="/admin">
          <ArrowLeft aria-hidden className="size-4" />
          {t("back")}
        </Link>
      </Button>
      <h1 className="text-2xl">{t("messages.title")}</h1>
      <div role="search" className="flex flex-wrap gap-3">
        <SearchField label={t("messages.search")} text={search} onChange={(q) => change({ q })} />
        <Choice
          label={t("messages.filter")}
          value={state ?? ""}
          onChange={(next) => change({ state: next })}
          options={[
            { value: "", text: t("messages.every") },
            ...MESSAGE_STATES.map((each) => ({ value: each, text: t(`messages.states.${each}`) })),
          ]}
        />
      </div>
      <PagedTable
        label={t("messages.title")}
        query={query}
        columns={columns}
        keyOf={({ id }) => id}
        none={t("messages.none")}
      />
    </div>
  )
}

function useColumns(): Column<MailedMessage>[] {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  return [
    {
      id: "subject",
      label: t("messages.subject"),
      isWide: true,
      cell: ({ id, subject }) => (
        <Link
          to={`/admin/messages/${id}`}
          className="font-semibold wrap-anywhere underline underline-offset-2"
        >
          {subject}
        </Link>
      ),
    },
    {
      id: "to",
      label: t("messages.to"),
      isWide: true,
      cell: ({ to }) => <span className="wrap-anywhere">{to}</span>,
    },
    {
      id: "at",
      label: t("messages.at"),
      cell: ({ created_at }) => <time dateTime={created_at}>{formatMoment(created_at, language)}</time>,
    },
    { id: "state", label: t("messages.state"), cell: (message) => <MessageState message={message} /> },
  ]
}
