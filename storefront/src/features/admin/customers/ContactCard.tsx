import { languageName, type CustomerDetail } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { formatShortDay } from "../short-date"
import { useLanguage } from "../../../i18n"
import { OrderCard } from "../../order"

const LINK = "inline-flex min-h-11 items-center text-leaf underline underline-offset-2 wrap-anywhere"

export function ContactCard({ customer }: { customer: CustomerDetail }) {
  const { t } = useTranslation("admin")
  const { language: shown } = useLanguage()
  const { email, phone, language, newsletter, kind, since } = customer
  const consent = newsletter.since
    ? t("customers.newsletterSince", {
        state: t(`customers.newsletter.${newsletter.state}`),
        date: formatShortDay(newsletter.since, shown),
      })
    : t(`customers.newsletter.${newsletter.state}`)
  const facts = [
    [t(kind === "account" ? "customers.accountSince" : "customers.firstOrder"), formatShortDay(since, shown)],
    [t("customers.language"), language ? languageName(language, shown) : "–"],
    [t("customers.consent"), consent],
    ...(newsletter.source ? ([[t("changes.fields.newsletter_source"), newsletter.source]] as const) : []),
  ] as const
  return (
    <OrderCard title={t("customers.contact")}>
      <div className="flex flex-col">
        <a href={`mailto:${email}`} className={LINK}>
          {email}
        </a>
        {phone && (
          <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className={LINK}>
            {phone}
          </a>
        )}
      </div>
      <dl className="flex flex-col gap-2 text-sm">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-bark">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </OrderCard>
  )
}
