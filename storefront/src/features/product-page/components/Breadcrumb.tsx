import type { Category } from "@bon-perroquet/contract"
import { ChevronRight } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { categoryAddress } from "../../../config/categories"
import { useLanguage } from "../../../i18n"
import { localised } from "../../../i18n/localised"

type BreadcrumbProps = { line: readonly Category[]; name: string }

/** @param line the product's category with its ancestors, from the top level down */
export function Breadcrumb({ line, name }: BreadcrumbProps) {
  const { t } = useTranslation("products")
  const { language } = useLanguage()
  const shelves = line.map((category) => ({
    to: categoryAddress(category, language),
    name: localised(category, "name", language),
  }))
  const all = { to: "/products", name: t("title") }
  const steps = [{ to: "/", name: t("page.home") }, ...(shelves.length > 0 ? shelves : [all])]
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
