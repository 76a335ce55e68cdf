import { Section, useDashboard } from "@bon-perroquet/admin-kit"
import { Button } from "@medusajs/ui"
import { useDashboardTexts } from "./texts"

/** The way to the same thing in the shop's dashboard; `path` is its address there, undefined while it is not known. */
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
