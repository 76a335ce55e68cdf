import { useToday } from "@bon-perroquet/shop-react/admin"
import { ExternalLink } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Link, useLocation, useNavigate } from "react-router"
import { SelectField } from "../../../components/Field"
import { PageHead } from "../../../components/PageHead"

const PARTS = [
  { name: "merchant", to: "/admin/settings" },
  { name: "brand", to: "/admin/settings/brand" },
  { name: "closedDays", to: "/admin/settings/closed-days" },
  { name: "opening", to: "/admin/settings/opening" },
  { name: "features", to: "/admin/settings/features" },
  { name: "countries", to: "/admin/settings/countries" },
  { name: "payments", to: "/admin/settings/payments" },
  { name: "staff", to: "/admin/settings/staff" },
  { name: "home", to: "/admin/settings/home" },
  { name: "pages", to: "/admin/settings/pages" },
  { name: "mails", to: "/admin/settings/mails" },
  { name: "mailServer", to: "/admin/settings/mail-server" },
  { name: "newsletter", to: "/admin/settings/newsletter" },
  { name: "search", to: "/admin/settings/search" },
  { name: "redirects", to: "/admin/settings/redirects" },
  { name: "feeds", to: "/admin/settings/feeds" },
  { name: "webhooks", to: "/admin/settings/webhooks" },
  { name: "apiKeys", to: "/admin/settings/api-keys" },
  { name: "data", to: "/admin/settings/data" },
] as const

const isAt = (pathname: string, to: string) => pathname === to || pathname.startsWith(`${to}/`)

export function SettingsScreen({ children }: { children: ReactNode }) {
  const { t } = useTranslation("admin")
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const current = PARTS.findLast(({ to }) => isAt(pathname, to)) ?? PARTS[0]
  return (
    <div className="page-width flex max-w-4xl flex-col gap-6 py-6 lg:py-8">
      <PageHead title={`${t(`settings.${current.name}.title`)} · ${t("settings.title")}`} indexed={false} />
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t("settings.title")}</h1>
        <MoreInMedusaAdmin />
      </header>
      <SelectField
        className="sm:hidden"
        label={t("settings.parts")}
        value={current.to}
        onChange={({ target }) => void navigate(target.value)}
      >
        {PARTS.map(({ name, to }) => (
          <option key={name} value={to}>
            {t(`settings.${name}.title`)}
          </option>
        ))}
      </SelectField>
      <nav aria-label={t("settings.parts")} className="flex flex-wrap border-b border-line max-sm:hidden">
        {PARTS.map(({ name, to }) => (
          <Link
            key={name}
            to={to}
            aria-current={name === current.name ? "page" : undefined}
            className="-mb-px touch-target border-b-3 border-transparent px-3 py-2.5 font-semibold whitespace-nowrap text-bark -outline-offset-3 hover:text-ink aria-[current=page]:border-leaf aria-[current=page]:text-ink"
          >
            {t(`settings.${name}.title`)}
          </Link>
        ))}
      </nav>
      {children}
    </div>
  )
}

function MoreInMedusaAdmin() {
  const { t } = useTranslation("admin")
  const { data: today } = useToday()
  return (
    <a
      href={today && `${today.medusa_admin_url}/settings`}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-leaf underline underline-offset-2"
    >
      {t("settings.more")}
      <span className="sr-only">{t("frame.inMedusaAdmin")}</span>
      <ExternalLink aria-hidden className="size-4 shrink-0" />
    </a>
  )
}
