import type { Segments } from "@bon-perroquet/contract"
import { ADMIN_FILES } from "@bon-perroquet/shop-react/admin"
import { TicketPercent } from "lucide-react"
import { useTranslation } from "react-i18next"
import { LinkButton } from "../../../components/Button"
import type { Column } from "../../../components/DataTable"
import { useLanguage } from "../../../i18n"
import { useMay } from "../guard/use-may"
import { FetchFileButton } from "../lists/FetchFileButton"
import { formatCount } from "../number-formats"
import { birdOf, useSegmentName } from "./use-segment-name"

export type Row = Segments["segments"][number]

export function useSegmentColumns(limits: Segments | undefined): Column<Row>[] {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const nameOf = useSegmentName()
  const may = useMay()

  function aboutOf({ name }: Row): string {
    if (birdOf(name)) return t("segments.about.bird")
    const counts = { new: limits?.new_days, regular: limits?.regular_orders, lapsed: limits?.lapsed_days }
    const kind = name as keyof typeof counts
    const count = counts[kind] ?? 0
    return count > 0 ? t(`segments.about.${kind}`, { count }) : t("segments.about.off")
  }

  const figure = (count: number) => formatCount(count, language)
  return [
    {
      label: t("segments.name"),
      isWide: true,
      cell: (row) => (
        <>
          <span className="font-semibold">{nameOf(row.name)}</span>
          <span className="block text-sm text-bark">{aboutOf(row)}</span>
        </>
      ),
    },
    { label: t("segments.people"), isFigure: true, cell: ({ people }) => figure(people) },
    { label: t("segments.accounts"), isFigure: true, cell: ({ accounts }) => figure(accounts) },
    { label: t("segments.subscribers"), isFigure: true, cell: ({ subscribers }) => figure(subscribers) },
    {
      label: t("segments.actions"),
      isNamedOnly: true,
      isWide: true,
      cell: ({ name, people }) => (
        <span className="flex flex-wrap gap-2 lg:justify-end">
          {people > 0 && (
            <FetchFileButton
              file={ADMIN_FILES.segment(name)}
              name={`${name}.csv`}
              text={t("segments.export")}
              label={t("segments.exportOf", { name: nameOf(name) })}
            />
          )}
          {may("products:write") && (
            <LinkButton
              to={`/admin/promotions/new?segment=${name}`}
              aria-label={t("segments.promoteOf", { name: nameOf(name) })}
              variant="quiet"
              size="sm"
            >
              <TicketPercent aria-hidden className="size-4" />
              {t("segments.promote")}
            </LinkButton>
          )}
        </span>
      ),
    },
  ]
}
