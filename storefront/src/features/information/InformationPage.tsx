import { FREE_DELIVERY_FROM_CENTS } from "@bon-perroquet/shop-api/contract"
import { useTranslation } from "react-i18next"
import { PageHead } from "../../components/PageHead"
import { formatRoundCents } from "../../components/price"
import { merchant } from "../../config/merchant"
import { useLanguage } from "../../i18n"
import { ContactDetails } from "./ContactDetails"
import type { InformationPageName, Section } from "../../i18n/information-texts"

/** What the texts say about the seller comes from the merchant's file, so that it is true everywhere at once. */
function useFacts() {
  const { language } = useLanguage()
  const { name, legal_name, street, postal_code, city, vat_number, email } = merchant
  const address = `${street}, ${postal_code} ${city}`
  const amount = formatRoundCents(FREE_DELIVERY_FROM_CENTS, language)
  return { name, legal_name, address, vat_number, email, amount }
}

/** A page of text: delivery, returns, privacy, terms … */
export function InformationPage({ page }: { page: InformationPageName }) {
  const { t } = useTranslation("information")
  const facts = useFacts()
  const sections: Section[] = t(`${page}.sections`, { ...facts, returnObjects: true })
  const title = t(`${page}.title`)
  return (
    <article className="page-width py-8 lg:py-12">
      <div className="max-w-text">
        <PageHead title={title} description={t(`${page}.intro`, facts)} />
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-3 text-lg text-bark">{t(`${page}.intro`, facts)}</p>
        {sections.map(({ heading, text, points }) => (
          <section key={heading} className="mt-8">
            <h2 className="text-xl">{heading}</h2>
            {text.map((sentence) => (
              <p key={sentence} className="mt-2">
                {sentence}
              </p>
            ))}
            {points.length > 0 && (
              <ul className="mt-2 list-disc space-y-1 pl-5 marker:text-leaf">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
        {(page === "contact" || page === "returns") && <ContactDetails />}
      </div>
    </article>
  )
}
