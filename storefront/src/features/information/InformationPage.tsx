import { fillGaps } from "@bon-perroquet/contract"
import { usePageText } from "@bon-perroquet/shop-react"
import { useTranslation } from "react-i18next"
import type { InformationPageName, Sections } from "../../i18n/information-texts"
import { TextPending } from "../../components/written-text"
import { TextSections } from "./TextSections"
import { useFacts } from "../../components/written-text"
import { WrittenSections } from "../../components/written-text"
import type { ReactNode } from "react"
import { classNames } from "../../components/class-names"
import { PageHead } from "../../components/PageHead"
import { Link } from "react-router"

const withRows = (sections: Sections, rows: Record<string, string[][]>): Sections =>
  Object.fromEntries(
    Object.entries(sections).map(([id, { table, ...section }]) => [
      id,
      table ? { ...section, table: { ...table, rows: rows[id] ?? table.rows } } : section,
    ]),
  )

type InformationPageProps = {
  page: InformationPageName
  /** Rows of tables that contain current data, by section. */
  rows?: Record<string, string[][]>
  /** Sections of the default text to omit. */
  omitted?: readonly string[]
}

/** Shows the merchant's text of a page, otherwise the default. */
export function InformationPage({ page, rows = {}, omitted = [] }: InformationPageProps) {
  const { t } = useTranslation("information")
  const { data: written, error, refetch } = usePageText(page)
  const facts = useFacts(undefined, written?.updated_at)
  if (written === undefined) return <TextPending failed={error !== null} onRetry={() => void refetch()} />
  if (written) {
    const { title, intro, sections } = written
    return (
      <PageFrame
        title={fillGaps(title, facts)}
        intro={fillGaps(intro, facts).trim()}
        parts={sections
          .filter(({ id }) => id)
          .map(({ id, heading }) => ({ id, heading: fillGaps(heading, facts) }))}
      >
        <WrittenSections sections={sections} facts={facts} />
      </PageFrame>
    )
  }
  const all = withRows(t(`${page}.sections`, { ...facts, returnObjects: true }), rows)
  const sections = Object.fromEntries(Object.entries(all).filter(([id]) => !omitted.includes(id)))
  const parts = Object.entries(sections).map(([id, { heading }]) => ({ id, heading }))
  return (
    <PageFrame title={t(`${page}.title`)} intro={t(`${page}.intro`, facts).trim()} parts={parts}>
      <TextSections sections={sections} />
    </PageFrame>
  )
}

/** Minimum number of sections for a table of contents. */
const LONG_PAGE = 5

type PageFrameProps = { title: string; intro: string; parts: readonly Part[]; children: ReactNode }

function PageFrame({ title, intro, parts, children }: PageFrameProps) {
  const isLong = parts.length >= LONG_PAGE
  return (
    <article className="page-width py-8 lg:py-12">
      <PageHead title={title} description={intro} />
      <header className="max-w-text">
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-3 text-lg text-bark">{intro}</p>
      </header>
      <div
        className={classNames(isLong && "gap-x-14 lg:grid lg:grid-cols-[minmax(0,42rem)_minmax(0,20rem)]")}
      >
        {isLong && (
          <div className="mt-8 lg:col-start-2 lg:mt-10">
            <Contents parts={parts} />
          </div>
        )}
        <div className="max-w-text lg:col-start-1 lg:row-start-1">{children}</div>
      </div>
    </article>
  )
}

const goOnAt = (id: string) => document.getElementById(id)?.focus({ preventScroll: true })

type Part = { id: string; heading: string }

function Contents({ parts }: { parts: readonly Part[] }) {
  const { t } = useTranslation("information")
  return (
    <nav
      aria-label={t("contents")}
      className="rounded-card border border-line bg-card p-5 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto print:hidden"
    >
      <p className="text-sm font-semibold">{t("contents")}</p>
      <ol className="mt-2 text-sm">
        {parts.map(({ id, heading }) => (
          <li key={id}>
            <Link
              to={{ hash: id }}
              onClick={() => goOnAt(id)}
              className="flex min-h-11 items-center underline-offset-4 hover:underline lg:min-h-9"
            >
              {heading}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
