import { PROMOTION_STATES } from "@bon-perroquet/contract"
import { usePromotions } from "@bon-perroquet/shop-react/admin"
import { Plus } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { Button } from "../../../components/Button"
import { DataTable } from "../../../components/DataTable"
import { Panel } from "../../../components/Panel"
import { Waiting } from "../../../components/Waiting"
import { useMay } from "../guard/use-may"
import { Choice } from "../lists/Choice"
import { Empty } from "../lists/Empty"
import { pageQuestion, Paging } from "../lists/Paging"
import { SearchField } from "../lists/SearchField"
import { OpenInMedusa } from "../medusa/OpenInMedusa"
import { useAddress } from "../use-address"
import { useLoadFailure } from "../use-load-failure"
import { promotionAddress } from "./promotion-address"
import { usePromotionColumns } from "./use-promotion-columns"

/** Promo codes and promotions that apply by themselves: those that run, will and did. */
export function PromotionsScreen() {
  const { t } = useTranslation("admin")
  const { text, page, change } = useAddress()
  const mayWrite = useMay()("products:write")
  const columns = usePromotionColumns()
  const search = text("q")
  const state = PROMOTION_STATES.find((each) => each === text("state"))
  const question = { ...pageQuestion(page), search: search || undefined, state }
  const { data, error, isPlaceholderData, refetch } = usePromotions(question)
  useLoadFailure(error)
  const title = t("frame.to.promotions")
  return (
    <Panel
      title={title}
      action={
        <div className="flex flex-wrap gap-3">
          <OpenInMedusa path="/promotions" />
          {mayWrite && (
            <Button asChild size="sm">
              <Link to={promotionAddress("new")}>
                <Plus aria-hidden className="size-4" />
                {t("promotions.new")}
              </Link>
            </Button>
          )}
        </div>
      }
    >
      <div role="search" className="flex flex-wrap gap-3">
        <SearchField label={t("promotions.search")} text={search} onChange={(q) => change({ q })} />
        <Choice
          label={t("promotions.filter")}
          value={state ?? ""}
          onChange={(next) => change({ state: next })}
          options={[
            { value: "", text: t("promotions.everyState") },
            ...PROMOTION_STATES.map((each) => ({ value: each, text: t(`promotions.states.${each}`) })),
          ]}
        />
      </div>
      {!data && <Waiting what={title} failed={error !== null} onRetry={() => void refetch()} />}
      {data?.total === 0 && <Empty text={t(search || state ? "promotions.noneFound" : "promotions.none")} />}
      {data && data.rows.length > 0 && (
        <DataTable
          label={title}
          columns={columns}
          rows={data.rows}
          keyOf={({ id }) => id}
          isBusy={isPlaceholderData}
        />
      )}
      {data && data.total > 0 && (
        <Paging page={page} total={data.total} onTurn={(to) => change({ page: String(to) })} />
      )}
    </Panel>
  )
}
