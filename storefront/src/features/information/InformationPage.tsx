import { fillGaps } from "@bon-perroquet/contract"
import { usePageText } from "@bon-perroquet/shop-react"
import { useTranslation } from "react-i18next"
import type { InformationPageName, Sections } from "../../i18n/information-texts"
import { PageFrame } from "./PageFrame"
import { TextPending } from "../../components/written-text"
import { TextSections } from "./TextSections"
import { useFacts } from "../../components/written-text"
import { WrittenSections } from "../../components/written-text"

const withRows = (sections: Sections, rows: Record<string, string[][]>): Sections =>
  Object.fromEntries(
    Object.entries(sections).map(([id, { table, ...section }]) => [
      id,
      table ? { ...section, table: { ...table, rows: rows[id] ?? table.rows } } : section,
    ]),
  )

type InformationPageProps = {
  page: InformationPageName
  /** Table rows that the shop computes, by section. */
  rows?: Record<string, string[][]>
}

/** An information page with the merchant's text, otherwise the default. */
export function InformationPage({ page, rows = {} }: InformationPageProps) {
  const { t } = useTranslation("information")
  const facts = useFacts()
  const { data: written, error, refetch } = usePageText(page)
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
  const sections = withRows(t(`${page}.sections`, { ...facts, returnObjects: true }), rows)
  const parts = Object.entries(sections).map(([id, { heading }]) => ({ id, heading }))
  return (
    <PageFrame title={t(`${page}.title`)} intro={t(`${page}.intro`, facts).trim()} parts={parts}>
      <TextSections sections={sections} />
    </PageFrame>
  )
}
