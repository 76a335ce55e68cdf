import { useState, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { useShopFacts } from "@bon-perroquet/shop-react"
import { PaymentMark } from "../../components/picture/PaymentMark"
import { useMerchant } from "../../config/merchant"
import { QUICK_LINKS } from "./navigation"
import { useSupportLinks } from "./use-support-links"

const LINK =
  "inline-flex min-h-11 items-center underline-offset-4 hyphens-auto wrap-anywhere hover:underline lg:min-h-9"

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-1 text-lg">{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}

function Seller() {
  const { t } = useTranslation("layout")
  const merchant = useMerchant()
  return (
    <section className="col-span-2 lg:col-span-1">
      <p className="font-serif text-lg font-semibold">{merchant.name}</p>
      <p className="mt-1 max-w-xs text-bark">{t("footer.tagline")}</p>
      <address className="mt-3 text-sm text-bark not-italic">
        {merchant.legal_name}
        <br />
        {merchant.street}, {merchant.postal_code} {merchant.city}
        <br />
        {t("footer.vat", { number: merchant.vat_number })}
      </address>
    </section>
  )
}

export function Footer() {
  const { t } = useTranslation("layout")
  const merchant = useMerchant()
  const { payment_marks = [] } = useShopFacts()
  const support = useSupportLinks()
  const [year] = useState(() => new Date().getFullYear())
  const { messenger, email, social: pages } = merchant
  const external = [
    { href: messenger, label: t("footer.messenger") },
    { href: `mailto:${email}`, label: email },
  ].filter(({ href }) => href)
  const social = [
    { href: pages.facebook, label: "Facebook" },
    { href: pages.instagram, label: "Instagram" },
  ].filter(({ href }) => href)
  return (
    <footer className="mt-16 print:hidden border-t border-line bg-sunken">
      <div className="page-width grid grid-cols-2 gap-x-6 gap-y-10 py-12 lg:grid-cols-[1.6fr_1fr_1fr_1.2fr_1fr]">
        <Seller />
        <Column title={t("footer.links")}>
          {QUICK_LINKS.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={LINK}>
                {t(label)}
              </Link>
            </li>
          ))}
        </Column>
        <Column title={t("footer.support")}>
          {support.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={LINK}>
                {t(label)}
              </Link>
            </li>
          ))}
        </Column>
        <Column title={t("footer.contact")}>
          {external.map(({ href, label }) => (
            <li key={href}>
              <a href={href} className={`${LINK} break-all`}>
                {label}
              </a>
            </li>
          ))}
        </Column>
        {social.length > 0 && (
          <Column title={t("footer.followUs")}>
            {social.map(({ href, label }) => (
              <li key={label}>
                <a href={href} rel="noopener" className={LINK}>
                  {label}
                </a>
              </li>
            ))}
          </Column>
        )}
      </div>
      <div className="border-t border-line">
        <div className="page-width flex flex-wrap justify-between gap-x-8 gap-y-1 py-5 text-sm text-bark">
          <p>{t("footer.rights", { year, name: merchant.legal_name })}</p>
          <ul aria-label={t("footer.payment")} className="flex flex-wrap gap-2">
            {payment_marks.map((mark) => (
              <PaymentMark key={mark} name={mark} />
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}
