import type { Category } from "@bon-perroquet/contract"
import { ChevronRight } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { useLanguage } from "../../../i18n"
import { localised } from "../../../i18n/localised"

type BreadcrumbProps = { category: Category | undefined; name: string }

export function Breadcrumb({ category, name }: BreadcrumbProps) {
  const { t } = useTranslation("products")
  const { language } = useLanguage()
  const shelf = category
    ? {
        to: `/products?category=${encodeURIComponent(category.id)}`,
        name: localised(category, "name", language),
      }
    : { to: "/products", name: t("title") }
  const steps = [{ to: "/", name: t("page.home") }, shelf]
  return (
    <nav aria-label={t("page.breadcrumb")} className="text-sm">
      <ol className="flex min-w-0 items-center gap-1">
        {steps.map((step) => (
          <li key={step.to} className="flex shrink-0 items-center gap-1">
            <Link
              to={step.to}
              className="inline-flex min-h-9 items-center text-bark underline decoration-edge underline-offset-4 hover:text-ink"
            >
              {step.name}
            </Link>
            <ChevronRight aria-hidden className="size-4 text-bark" />
          </li>
        ))}
        <li className="min-w-0 truncate" aria-current="page">
          {name}
        </li>
      </ol>
    </nav>
  )
}
