import { MESSAGE_STATES, type MailedMessage } from "@bon-perroquet/contract"
import { useMessages } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import type { Column } from "../../../components/DataTable"
import { formatMoment } from "../../../components/date"
import { useLanguage } from "../../../i18n"
import { useAddress } from "../use-address"
import { PagedTable } from "../lists/PagedTable"
import { pageQuestion } from "../lists/Paging"
import { SearchField } from "../lists/SearchField"
import { MessageState } from "./MessageState"
import { Subscreen } from "../subscreen/Subscreen"
import { FilterChoice } from "../lists/FilterChoice"

export function MessagesScreen() {
  const { t } = useTranslation("admin")
  const { text, chosen, page, change } = useAddress()
  const columns = useColumns()
  const search = text("q")
  const state = chosen("state", MESSAGE_STATES)
  const question = { ...pageQuestion(page), search: search || undefined, state }
  const query = useMessages(question)
  return (
    <Subscreen title={t("messages.title")} back={{ to: "/admin", text: t("back") }}>
      <div role="search" className="flex flex-wrap gap-3">
        <SearchField label={t("messages.search")} text={search} onChange={(q) => change({ q })} />
        <FilterChoice
          name="state"
          label={t("messages.filter")}
          every={t("messages.every")}
          values={MESSAGE_STATES}
          textOf={(each) => t(`messages.states.${each}`)}
        />
      </div>
      <PagedTable
        label={t("messages.title")}
        query={query}
        columns={columns}
        keyOf={({ id }) => id}
        none={t("messages.none")}
      />
    </Subscreen>
  )
}

function useColumns(): Column<MailedMessage>[] {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  return [
    {
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
    { label: t("messages.to"), isWide: true, cell: ({ to }) => <span className="wrap-anywhere">{to}</span> },
    {
      label: t("messages.at"),
      cell: ({ created_at }) => <time dateTime={created_at}>{formatMoment(created_at, language)}</time>,
    },
    { label: t("messages.state"), cell: (message) => <MessageState message={message} /> },
  ]
}
