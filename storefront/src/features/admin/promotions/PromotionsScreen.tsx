import { PROMOTION_STATES, type AdminPromotion } from "@bon-perroquet/contract"
import { usePromotions } from "@bon-perroquet/shop-react/admin"
import { Plus } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { LinkButton } from "../../../components/Button"
import { Panel } from "../../../components/Panel"
import { useMay } from "../guard/use-may"
import { ImportLink } from "../import-link/ImportLink"
import { PagedTable } from "../lists/PagedTable"
import { pageQuestion } from "../lists/Paging"
import { SearchField } from "../lists/SearchField"
import { OpenInMedusa } from "../medusa/OpenInMedusa"
import { useAddress } from "../use-address"
import { promotionAddress } from "../screen-addresses"
import { FilterChoice } from "../lists/FilterChoice"
import { Badge } from "../../../components/Badge"
import type { Column } from "../../../components/DataTable"
import { formatCents } from "../../../components/price"
import { useLanguage } from "../../../i18n"
import { formatCount } from "../number-formats"
import { useSegmentName } from "../segments/use-segment-name"
import { STATE_TONES, usePromotionWords } from "./use-promotion-words"

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
          <LinkButton to="/admin/trade-lists" variant="secondary" size="sm">
            {t("trade.title")}
          </LinkButton>
          {mayWrite && (
            <>
              <ImportLink kind="promotions" />
              <LinkButton to={promotionAddress("new")} size="sm">
                <Plus aria-hidden className="size-4" />
                {t("promotions.new")}
              </LinkButton>
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

function usePromotionColumns(): Column<AdminPromotion>[] {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const { what, from, period } = usePromotionWords()
  const nameOf = useSegmentName()
  return [
    {
      label: t("promotions.code"),
      isWide: true,
      cell: ({ id, code, is_automatic }) => (
        <>
          <Link
            to={promotionAddress(id)}
            className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-leaf underline underline-offset-2"
          >
            {code}
          </Link>
          <span className="block text-sm text-bark">
            {t(`promotions.kinds.${is_automatic ? "automatic" : "code"}`)}
          </span>
        </>
      ),
    },
    {
      label: t("promotions.what"),
      cell: ({ form }) =>
        form ? (
          <>
            {what(form)}
            {from(form) && <span className="block text-sm text-bark">{from(form)}</span>}
            {form.segment && (
              <span className="block text-sm text-bark">
                {t("promotions.forSegment", { segment: nameOf(form.segment) })}
              </span>
            )}
          </>
        ) : (
          <span className="text-bark">{t("promotions.more")}</span>
        ),
    },
    { label: t("promotions.period"), cell: (promotion) => period(promotion) },
    {
      label: t("promotions.uses"),
      isFigure: true,
      cell: ({ uses, discount_cents, form }) => (
        <>
          {form?.limit
            ? t("promotions.usedOf", {
                uses: formatCount(uses, language),
                limit: formatCount(form.limit, language),
              })
            : formatCount(uses, language)}
          {discount_cents > 0 && (
            <span className="block text-sm text-bark">
              {t("promotions.takenOff", { amount: formatCents(discount_cents, language) })}
            </span>
          )}
        </>
      ),
    },
    {
      label: t("promotions.state"),
      cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{t(`promotions.states.${state}`)}</Badge>,
    },
  ]
}
