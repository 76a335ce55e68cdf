import { fillGaps } from "@bon-perroquet/contract"
import { usePageText } from "@bon-perroquet/shop-react"
import { useTranslation } from "react-i18next"
import { PageHead } from "../../../components/PageHead"
import { ContactForm } from "../contact/ContactForm"
import { ContactDetails } from "../ContactDetails"
import { prefetchPage } from "../../../components/written-text"
import { TextPending } from "../../../components/written-text"
import { TextSections } from "../TextSections"
import { useFacts } from "../../../components/written-text"
import { WrittenSections } from "../../../components/written-text"

export const prefetch = prefetchPage("contact")

export function Component() {
  const { t } = useTranslation("information")
  const facts = useFacts()
  const { data: written, error, refetch } = usePageText("contact")
  if (written === undefined) return <TextPending failed={error !== null} onRetry={() => void refetch()} />
  const title = written ? fillGaps(written.title, facts) : t("contact.title")
  const intro = written ? fillGaps(written.intro, facts) : t("contact.intro")
  return (
    <article className="page-width py-8 lg:py-12">
      <PageHead title={title} description={intro} />
      <header className="max-w-text">
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-3 text-lg text-bark">{intro}</p>
      </header>
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
        <ContactForm />
        <div className="lg:-mt-10">
          {written ? (
            <WrittenSections sections={written.sections} facts={facts} />
          ) : (
            <TextSections sections={t("contact.sections", { ...facts, returnObjects: true })} />
          )}
          <ContactDetails />
        </div>
      </div>
    </article>
  )
}
