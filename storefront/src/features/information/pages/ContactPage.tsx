import { useTranslation } from "react-i18next"
import { PageHead } from "../../../components/PageHead"
import type { Sections } from "../../../i18n/information-texts"
import { ContactForm } from "../contact/ContactForm"
import { ContactDetails } from "../ContactDetails"
import { TextSections } from "../TextSections"
import { useFacts } from "../use-facts"

/** How to reach the shop: a form, and everything else. */
export function Component() {
  const { t } = useTranslation("information")
  const facts = useFacts()
  const sections: Sections = t("contact.sections", { ...facts, returnObjects: true })
  return (
    <article className="page-width py-8 lg:py-12">
      <PageHead title={t("contact.title")} description={t("contact.intro")} />
      <header className="max-w-text">
        <h1 className="text-2xl">{t("contact.title")}</h1>
        <p className="mt-3 text-lg text-bark">{t("contact.intro")}</p>
      </header>
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
        <ContactForm />
        <div className="lg:-mt-10">
          <TextSections sections={sections} />
          <ContactDetails />
        </div>
      </div>
    </article>
  )
}
