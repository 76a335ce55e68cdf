import { useSetting, useSetup } from "@bon-perroquet/shop-react/admin"
import { ArrowLeft } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link, useLocation } from "react-router"

/** Leads from a screen back to the checklist, while steps are open. */
export function ChecklistLink() {
  const { pathname } = useLocation()
  const { data } = useSetup({ isCached: true })
  const isOpen = data?.steps.some(({ state }) => state === "open")
  return isOpen && pathname !== "/admin" ? <ShownLink /> : null
}

function ShownLink() {
  const { t } = useTranslation("admin")
  const { data: setting } = useSetting("opening")
  if (!setting?.value.has_checklist) return null
  return (
    <div className="page-width pt-2 print:hidden">
      <Link
        to="/admin"
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-leaf underline underline-offset-2"
      >
        <ArrowLeft aria-hidden className="size-4 shrink-0" />
        {t("setup.back")}
      </Link>
    </div>
  )
}
