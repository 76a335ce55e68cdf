import { useRedirects } from "@bon-perroquet/shop-react/admin"
import { Plus } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../../components/Button"
import { PagedTable } from "../../lists/PagedTable"
import { pageQuestion } from "../../lists/Paging"
import { SearchField } from "../../lists/SearchField"
import { useAddress } from "../../use-address"
import { SettingsScreen } from "../SettingsScreen"
import { MissedAddressList } from "./MissedAddressList"
import { RedirectForm, type RedirectDraft } from "./RedirectForm"
import { useRedirectColumns } from "./use-redirect-columns"

const EMPTY: RedirectDraft = { source: "", target: "", language: null }

/** Lists and edits redirects from addresses of the merchant's previous shop. */
export function RedirectSettings() {
  const { t } = useTranslation("admin")
  const { text, page, change } = useAddress()
  const [draft, setDraft] = useState<RedirectDraft>()
  const columns = useRedirectColumns(setDraft)
  const search = text("q")
  const query = useRedirects({ ...pageQuestion(page), search: search || undefined })
  const title = t("settings.redirects.title")
  return (
    <SettingsScreen>
      <section className="flex flex-col gap-4">
        <h2 className="text-xl">{title}</h2>
        <p className="max-w-prose text-bark">{t("settings.redirects.intro")}</p>
        {draft ? (
          <RedirectForm key={draft.source} draft={draft} onClose={() => setDraft(undefined)} />
        ) : (
          <Button className="self-start" onClick={() => setDraft(EMPTY)}>
            <Plus aria-hidden className="size-4" />
            {t("settings.redirects.add")}
          </Button>
        )}
        <div role="search" className="flex">
          <SearchField label={t("settings.redirects.search")} text={search} onChange={(q) => change({ q })} />
        </div>
        <PagedTable
          label={title}
          query={query}
          columns={columns}
          keyOf={({ id }) => id}
          none={t(search ? "settings.redirects.noneFound" : "settings.redirects.none")}
        />
      </section>
      <MissedAddressList onChoose={(source) => setDraft({ ...EMPTY, source })} />
    </SettingsScreen>
  )
}
