import { useTranslation } from "react-i18next"
import { classNames } from "../../components/class-names"
import { PageHead } from "../../components/PageHead"
import type { InformationPageName, Sections } from "../../i18n/information-texts"
import { Contents } from "./Contents"
import { TextSections } from "./TextSections"
import { useFacts } from "./use-facts"

/** From so many parts on, a page begins with what is in it. */
const LONG_PAGE = 5

/** A page of text: delivery, returns, privacy, terms … */
export function InformationPage({ page }: { page: InformationPageName }) {
  const { t } = useTranslation("information")
  const facts = useFacts()
  const sections: Sections = t(`${page}.sections`, { ...facts, returnObjects: true })
  const title = t(`${page}.title`)
  const intro = t(`${page}.intro`, facts)
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
