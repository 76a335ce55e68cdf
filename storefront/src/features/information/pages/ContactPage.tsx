import { fillGaps } from "@bon-perroquet/contract"
import { usePageText } from "@bon-perroquet/shop-react"
import { useTranslation } from "react-i18next"
import { PageHead } from "../../../components/PageHead"
import { ContactForm } from "../contact/ContactForm"
import { prefetchPage } from "../../../components/written-text"
import { TextPending } from "../../../components/written-text"
import { TextSections } from "../TextSections"
import { useFacts } from "../../../components/written-text"
import { WrittenSections } from "../../../components/written-text"
import { Mail, MessageCircle, Phone } from "lucide-react"
import { useMerchant } from "../../../config/merchant"

export const prefetch = prefetchPage("contact")

export function Component() {
  const { t } = useTranslation("information")
  const { data: written, error, refetch } = usePageText("contact")
  const facts = useFacts(undefined, written?.updated_at)
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

const LINK = "inline-flex min-h-11 items-center gap-3 font-semibold underline-offset-4 hover:underline"

function ContactDetails() {
  const { t } = useTranslation("information")
  const { email, phone, messenger } = useMerchant()
  return (
    <ul className="mt-6">
      <li>
        <a href={`mailto:${email}`} className={LINK}>
          <Mail aria-hidden className="size-5 shrink-0 text-leaf" />
          <span className="break-all">{email}</span>
        </a>
      </li>
      <li>
        <a href={`tel:${phone.replaceAll(" ", "")}`} className={LINK}>
          <Phone aria-hidden className="size-5 shrink-0 text-leaf" />
          {phone}
        </a>
      </li>
      {messenger && (
        <li>
          <a href={messenger} rel="noopener" className={LINK}>
            <MessageCircle aria-hidden className="size-5 shrink-0 text-leaf" />
            {t("messenger")}
          </a>
        </li>
      )}
    </ul>
  )
}
