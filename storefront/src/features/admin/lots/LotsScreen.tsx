import { LOT_STATES } from "@bon-perroquet/contract"
import { useLots } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { Panel } from "../../../components/Panel"
import { Choice } from "../lists/Choice"
import { PagedTable } from "../lists/PagedTable"
import { pageQuestion } from "../lists/Paging"
import { SearchField } from "../lists/SearchField"
import { useAddress } from "../use-address"
import { useLotColumns } from "./use-lot-columns"

/** Filter for lots of which units must be taken off the shelf, because they may no longer be sold. */
const TO_CLEAR = "to_clear"

export function LotsScreen() {
  const { t } = useTranslation("admin")
  const { text, page, change } = useAddress()
  const columns = useLotColumns({ hasProduct: true })
  const search = text("q")
  const filter = text("state")
  const state = LOT_STATES.find((each) => each === filter)
  const isToClear = filter === TO_CLEAR
  const query = useLots({
    ...pageQuestion(page),
    state,
    ...(search && { search }),
    ...(isToClear && { to_clear: "true" as const }),
  })
  return (
    <Panel title={t("lots.title")}>
      <p className="max-w-prose text-bark">{t("lots.intro")}</p>
      <div role="search" className="flex flex-wrap gap-3">
        <SearchField label={t("lots.search")} text={search} onChange={(q) => change({ q, state: filter })} />
        <Choice
          label={t("lots.filter")}
          value={isToClear ? TO_CLEAR : (state ?? "")}
          onChange={(next) => change({ state: next || undefined })}
          options={[
            { value: "", text: t("lots.every") },
            { value: TO_CLEAR, text: t("lots.toClearFilter") },
            ...LOT_STATES.map((each) => ({ value: each, text: t(`lots.states.${each}`) })),
          ]}
        />
      </div>
      <PagedTable
        label={t("lots.title")}
        query={query}
        columns={columns}
        keyOf={({ id }) => id}
        none={t("lots.none")}
      />
    </Panel>
  )
}
