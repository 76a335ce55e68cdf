import { useToday } from "@bon-perroquet/shop-react/admin"
import { ExternalLink } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Link, useLocation, useNavigate } from "react-router"
import { SelectField } from "../../../components/Field"
import { PageHead } from "../../../components/PageHead"

/** Sections by group. Each has the address of its name in kebab case, and the first one that of the settings. */
const GROUPS = [
  { name: "shop", parts: ["merchant", "brand", "address", "opening", "staff", "data"] },
  { name: "selling", parts: ["features", "countries", "closedDays", "payments"] },
  { name: "content", parts: ["home", "pages", "search", "redirects"] },
  { name: "messages", parts: ["mails", "mailServer", "newsletter"] },
  { name: "connections", parts: ["feeds", "webhooks", "apiKeys"] },
] as const

type Part = (typeof GROUPS)[number]["parts"][number]

const ROOT = "/admin/settings"

const addressOf = (part: Part): string =>
  part === "merchant" ? ROOT : `${ROOT}/${part.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

function partAt(pathname: string): Part {
  const parts = GROUPS.flatMap(({ parts }): readonly Part[] => parts)
  return parts.find((part) => part !== "merchant" && isAt(pathname, addressOf(part))) ?? "merchant"
}

const isAt = (pathname: string, to: string) => pathname === to || pathname.startsWith(`${to}/`)

export function SettingsScreen({ children }: { children: ReactNode }) {
  const { t } = useTranslation("admin")
  const { pathname } = useLocation()
  const current = partAt(pathname)
  return (
    <div className="page-width flex max-w-6xl flex-col gap-6 py-6 lg:py-8">
      <PageHead title={`${t(`settings.${current}.title`)} · ${t("settings.title")}`} indexed={false} />
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t("settings.title")}</h1>
        <MoreInMedusaAdmin />
      </header>
      <div className="flex flex-col gap-6 md:grid md:grid-cols-[12rem_minmax(0,1fr)] md:gap-8">
        <PartSelect current={current} />
        <PartLinks current={current} />
        <div className="flex min-w-0 flex-col gap-6">{children}</div>
      </div>
    </div>
  )
}

/** On a phone, the sections are a menu of the system. */
function PartSelect({ current }: { current: Part }) {
  const { t } = useTranslation("admin")
  const navigate = useNavigate()
  return (
    <SelectField
      className="md:hidden"
      label={t("settings.parts")}
      value={addressOf(current)}
      onChange={({ target }) => void navigate(target.value)}
    >
      {GROUPS.map(({ name: group, parts }) => (
        <optgroup key={group} label={t(`settings.groups.${group}`)}>
          {parts.map((part) => (
            <option key={part} value={addressOf(part)}>
              {t(`settings.${part}.title`)}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  )
}

function PartLinks({ current }: { current: Part }) {
  const { t } = useTranslation("admin")
  return (
    <nav
      aria-label={t("settings.parts")}
      className="flex flex-col gap-2.5 max-md:hidden md:sticky md:top-6 md:max-h-[calc(100dvh-3rem)] md:self-start md:overflow-y-auto"
    >
      {GROUPS.map(({ name: group, parts }) => (
        <div key={group}>
          <p id={`settings-${group}`} className="px-3 text-xs text-bark">
            {t(`settings.groups.${group}`)}
          </p>
          <ul aria-labelledby={`settings-${group}`}>
            {parts.map((part) => (
              <li key={part}>
                <Link
                  to={addressOf(part)}
                  aria-current={part === current ? "page" : undefined}
                  className="flex min-h-8 items-center rounded-control px-3 py-0.5 leading-tight font-semibold -outline-offset-3 hover:bg-sunken aria-[current=page]:bg-leaf-wash aria-[current=page]:text-leaf pointer-coarse:min-h-11"
                >
                  {t(`settings.${part}.title`)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
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
