import { Section, useDashboard } from "@bon-perroquet/admin-kit"
import { Button } from "@medusajs/ui"
import { useDashboardTexts } from "./texts"

export function InDashboard({ path }: { path: string | undefined }) {
  const { t, language } = useDashboardTexts()
  const addressOf = useDashboard(language)
  const address = path && addressOf(path)
  if (!address) return null
  return (
    <Section
      title={t("title")}
      beside={
        <Button asChild size="small" variant="secondary">
          <a href={address} target="_blank" rel="noopener">
            {t("open")}
          </a>
        </Button>
      }
    />
  )
}
