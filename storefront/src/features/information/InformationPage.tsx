import { useTranslation } from "react-i18next"
import { classNames } from "../../components/class-names"
import { PageHead } from "../../components/PageHead"
import type { InformationPageName, Sections } from "../../i18n/information-texts"
import { Contents } from "./Contents"
import { TextSections } from "./TextSections"
import { useFacts } from "./use-facts"

/** From so many parts on, a page begins with what is in it. */
const LONG_PAGE = 5

const withRows = (sections: Sections, rows: Record<string, string[][]>): Sections =>
  Object.fromEntries(
    Object.entries(sections).map(([id, { table, ...section }]) => [
      id,
      table ? { ...section, table: { ...table, rows: rows[id] ?? table.rows } } : section,
    ]),
  )

type InformationPageProps = {
  page: InformationPageName
  /** What this page alone says, beside what every page may. */
  facts?: Record<string, string>
  /** Rows of tables that are the shop's own to say, by the part of the text. */
  rows?: Record<string, string[][]>
}

/** A page of text: delivery, returns, privacy, terms … */
export function InformationPage({ page, facts: own, rows = {} }: InformationPageProps) {
  const { t } = useTranslation("information")
  const facts = { ...useFacts(), ...own }
  const sections = withRows(t(`${page}.sections`, { ...facts, returnObjects: true }), rows)
  const title = t(`${page}.title`)
  const intro = t(`${page}.intro`, facts).trim()
  const isLong = Object.keys(sections).length >= LONG_PAGE
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
            <Contents sections={sections} />
          </div>
        )}
        <div className="max-w-text lg:col-start-1 lg:row-start-1">
          <TextSections sections={sections} />
        </div>
      </div>
    </article>
  )
}
