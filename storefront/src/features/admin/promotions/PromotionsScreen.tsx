import { PROMOTION_STATES } from "@bon-perroquet/contract"
import { usePromotions } from "@bon-perroquet/shop-react/admin"
import { Plus } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Button } from "../../../components/Button"
import { Panel } from "../../../components/Panel"
import { useMay } from "../guard/use-may"
import { ImportLink } from "../import-link/ImportLink"
import { PagedTable } from "../lists/PagedTable"
import { pageQuestion } from "../lists/Paging"
import { SearchField } from "../lists/SearchField"
import { OpenInMedusa } from "../medusa/OpenInMedusa"
import { useAddress } from "../use-address"
import { promotionAddress } from "./promotion-address"
import { usePromotionColumns } from "./use-promotion-columns"
import { FilterChoice } from "../lists/FilterChoice"

export function PromotionsScreen() {
  const { t } = useTranslation("admin")
  const { text, chosen, page, change } = useAddress()
  const mayWrite = useMay()("products:write")
  const columns = usePromotionColumns()
  const search = text("q")
  const state = chosen("state", PROMOTION_STATES)
  const question = { ...pageQuestion(page), search: search || undefined, state }
  const query = usePromotions(question)
  const title = t("frame.to.promotions")
  return (
    <Panel
      title={title}
      action={
        <div className="flex flex-wrap gap-3">
          <OpenInMedusa path="/promotions" />
          <Button asChild variant="secondary" size="sm">
            <Link to="/admin/trade-lists">{t("trade.title")}</Link>
          </Button>
          {mayWrite && (
            <>
              <ImportLink kind="promotions" />
              <Button asChild size="sm">
                <Link to={promotionAddress("new")}>
                  <Plus aria-hidden className="size-4" />
                  {t("promotions.new")}
                </Link>
              </Button>
            </>
          )}
        </div>
      }
    >
      <div role="search" className="flex flex-wrap gap-3">
        <SearchField label={t("promotions.search")} text={search} onChange={(q) => change({ q })} />
        <FilterChoice
          name="state"
          label={t("promotions.filter")}
          every={t("promotions.everyState")}
          values={PROMOTION_STATES}
          textOf={(each) => t(`promotions.states.${each}`)}
        />
      </div>
      <PagedTable
        label={title}
        query={query}
        columns={columns}
        keyOf={({ id }) => id}
        none={t(search || state ? "promotions.noneFound" : "promotions.none")}
      />
    </Panel>
  )
}
