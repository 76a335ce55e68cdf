import { useToday } from "@bon-perroquet/shop-react/admin"
import { ExternalLink } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { NavLink } from "react-router"
import { PageHead } from "../../../components/PageHead"

const PARTS = [
  { name: "merchant", to: "/admin/settings" },
  { name: "closedDays", to: "/admin/settings/closed-days" },
  { name: "countries", to: "/admin/settings/countries" },
  { name: "staff", to: "/admin/settings/staff" },
  { name: "home", to: "/admin/settings/home" },
  { name: "pages", to: "/admin/settings/pages" },
  { name: "mails", to: "/admin/settings/mails" },
  { name: "search", to: "/admin/settings/search" },
  { name: "redirects", to: "/admin/settings/redirects" },
  { name: "feeds", to: "/admin/settings/feeds" },
  { name: "data", to: "/admin/settings/data" },
] as const

const showOpen = (bar: HTMLElement | null) =>
  bar?.querySelector("[aria-current=page]")?.scrollIntoView({ block: "nearest", inline: "center" })

export function SettingsScreen({ children }: { children: ReactNode }) {
  const { t } = useTranslation("admin")
  return (
    <div className="page-width flex max-w-4xl flex-col gap-6 py-6 lg:py-8">
      <PageHead title={t("settings.title")} indexed={false} />
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t("settings.title")}</h1>
        <MoreInMedusaAdmin />
      </header>
      <nav
        ref={showOpen}
        aria-label={t("settings.parts")}
        className="flex overflow-x-auto border-b border-line"
      >
        {PARTS.map(({ name, to }) => (
          <NavLink
            key={name}
            to={to}
            end={to === PARTS[0].to}
            className="-mb-px touch-target shrink-0 border-b-3 border-transparent px-3 py-2.5 font-semibold whitespace-nowrap text-bark -outline-offset-3 hover:text-ink aria-[current=page]:border-leaf aria-[current=page]:text-ink sm:px-5"
          >
            {t(`settings.${name}.title`)}
          </NavLink>
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
