import { ADMIN_FILES, useSegments } from "@bon-perroquet/shop-react/admin"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { DataTable } from "../../../components/DataTable"
import { formatMoment } from "../../../components/date"
import { Panel } from "../../../components/Panel"
import { Waiting } from "../../../components/Waiting"
import { useLanguage } from "../../../i18n"
import { useMay } from "../guard/use-may"
import { FetchFileButton } from "../lists/FetchFileButton"
import { useLoadFailure } from "../use-load-failure"
import { useSegmentColumns, type Row } from "./use-segment-columns"
import { birdOf, useBirdName } from "./use-segment-name"

const LINK = "inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-2"

/** Segments of customers and the newsletter's subscribers, for files and promotions. */
export function SegmentsScreen() {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const may = useMay()
  const { data, error, refetch } = useSegments()
  const columns = useSegmentColumns(data)
  const nameOfBird = useBirdName()
  useLoadFailure(error)
  const title = t("segments.title")
  // Birds without buyers would make a long list on a phone.
  const isEmpty = ({ name, people }: Row) => people === 0 && birdOf(name) !== undefined
  const shown = data?.segments.filter((row) => !isEmpty(row)) ?? []
  const empty = data?.segments.filter(isEmpty) ?? []
  return (
    <div className="flex flex-col gap-10">
      <Panel title={title}>
        <p className="max-w-prose text-bark">
          {t("segments.intro")}
          {data?.refreshed_at && (
            <> {t("segments.refreshed", { moment: formatMoment(data.refreshed_at, language) })}</>
          )}
        </p>
        {!data && <Waiting what={title} failed={error !== null} onRetry={() => void refetch()} />}
        {data && <DataTable label={title} columns={columns} rows={shown} keyOf={({ name }) => name} />}
        {empty.length > 0 && (
          <p className="max-w-prose text-sm text-bark">
            {t("segments.empty", { birds: empty.map(({ name }) => nameOfBird(name)).join(", ") })}
          </p>
        )}
        <p className="max-w-prose text-sm text-bark">{t("segments.guests")}</p>
        {may("shop:write") && (
          <p>
            <Link to="/admin/settings/features" className={LINK}>
              {t("segments.limits")}
            </Link>
          </p>
        )}
      </Panel>
      {data && <Subscribers count={data.subscribers} />}
    </div>
  )
}

function Subscribers({ count }: { count: number }) {
  const { t } = useTranslation("admin")
  const may = useMay()
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-lg">
        {t("segments.newsletter")}
      </h2>
      <p className="max-w-prose text-bark">
        <span className="font-semibold text-ink">{t("segments.subscribed", { count })}</span>
        <br />
        {t("segments.newsletterText")}
      </p>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <FetchFileButton
          file={ADMIN_FILES.subscribers}
          name="newsletter.csv"
          text={t("segments.newsletterFile")}
        />
        {may("shop:write") && (
          <Link to="/admin/settings/newsletter" className={LINK}>
            {t("segments.toBrevo")}
          </Link>
        )}
      </p>
    </section>
  )
}
