import { useToday } from "@bon-perroquet/shop-react/admin"
import { ExternalLink } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"

/** @param path in Medusa Admin */
export function OpenInMedusa({ path }: { path: string }) {
  const { t } = useTranslation("admin")
  const { data: today } = useToday()
  if (!today) return null
  return (
    <Button asChild variant="secondary" size="sm">
      <a href={today.medusa_admin_url + path} target="_blank" rel="noopener" title={t("frame.inMedusaAdmin")}>
        <ExternalLink aria-hidden className="size-4" />
        {t("medusa.open")}
      </a>
    </Button>
  )
}
