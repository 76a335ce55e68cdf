import { fillGaps, type Language, type PageSource } from "@bon-perroquet/contract"
import { parsePage } from "@bon-perroquet/contract/markup"
import { useDeferredValue } from "react"
import { useTranslation } from "react-i18next"
import { useFacts, WrittenSections } from "../../../../components/written-text"

/** Shows the unpublished text as the page would. */
export function PagePreview({ language, source }: { language: Language; source: PageSource }) {
  const { t } = useTranslation("admin")
  const facts = useFacts(language)
  const { title, intro, sections } = parsePage(useDeferredValue(source))
  return (
    <section
      aria-label={t("settings.pages.preview")}
      lang={language}
      className="rounded-card border border-line bg-paper p-5 sm:p-8"
    >
      <p className="font-serif text-2xl font-semibold">{fillGaps(title, facts)}</p>
      <p className="mt-3 text-lg text-bark">{fillGaps(intro, facts)}</p>
      <div className="max-w-text">
        <WrittenSections sections={sections} facts={facts} language={language} />
      </div>
    </section>
  )
}
