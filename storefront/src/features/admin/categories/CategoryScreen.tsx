import type { AdminCategory } from "@bon-perroquet/contract"
import { useAdminCategories } from "@bon-perroquet/shop-react/admin"
import { ArrowLeft, ExternalLink } from "lucide-react"
import { useState, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Link, useParams } from "react-router"
import { Button } from "../../../components/Button"
import { Notice } from "../../../components/Notice"
import { PageHead } from "../../../components/PageHead"
import { Waiting } from "../../../components/Waiting"
import { useLanguage } from "../../../i18n"
import { useMay } from "../guard/use-may"
import { OpenInMedusa } from "../medusa/OpenInMedusa"
import { useLoadFailure } from "../use-load-failure"
import { CategoryActions } from "./CategoryActions"
import { CategoryForm } from "./CategoryForm"
import { useCategoryNames } from "./use-category-names"

export function NewCategoryScreen() {
  const { t } = useTranslation("admin")
  const { data: categories, error, refetch } = useAdminCategories()
  useLoadFailure(error)
  const title = t("categories.new")
  return (
    <Frame title={title}>
      {categories ? (
        <CategoryForm categories={categories} />
      ) : (
        <Waiting what={title} failed={error !== null} onRetry={() => void refetch()} />
      )}
    </Frame>
  )
}

export function CategoryScreen() {
  const { id = "" } = useParams()
  const { t } = useTranslation("admin")
  const { data: categories, error, refetch } = useAdminCategories()
  const { nameOf } = useCategoryNames(categories ?? [])
  useLoadFailure(error)
  const category = categories?.find((each) => each.id === id)
  if (categories && !category)
    return (
      <Notice title={t("categories.unknown")} text={t("categories.unknownText")}>
        <PageHead title={t("categories.unknown")} indexed={false} />
        <Button asChild>
          <Link to="/admin/categories">{t("frame.to.categories")}</Link>
        </Button>
      </Notice>
    )
  const title = category ? nameOf(category) : t("frame.to.categories")
  return (
    <Frame title={title}>
      {categories && category ? (
        <ExistingCategory category={category} categories={categories} />
      ) : (
        <Waiting what={title} failed={error !== null} onRetry={() => void refetch()} />
      )}
    </Frame>
  )
}

type ExistingCategoryProps = { category: AdminCategory; categories: readonly AdminCategory[] }

function ExistingCategory({ category, categories }: ExistingCategoryProps) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const mayWrite = useMay()("products:write")
  const [saved, setSaved] = useState(0)
  const { id, is_shown } = category
  const page = `/products?category=${category[`handle_${language}`]}`
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {is_shown && (
          <Button asChild variant="secondary" size="sm">
            <Link to={page}>
              <ExternalLink aria-hidden className="size-4" />
              {t("categories.page")}
            </Link>
          </Button>
        )}
        <OpenInMedusa path={`/categories/${id}`} />
        {mayWrite && <CategoryActions category={category} categories={categories} />}
      </div>
      {mayWrite ? (
        <CategoryForm
          key={saved}
          category={category}
          categories={categories}
          onSaved={() => setSaved(saved + 1)}
        />
      ) : (
        <p className="whitespace-pre-line">
          {category[`description_${language}`] || category.description_fr}
        </p>
      )}
    </>
  )
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation("admin")
  return (
    <div className="page-width flex flex-col gap-6 py-6 lg:py-8">
      <PageHead title={title} indexed={false} />
      <Button asChild variant="quiet" size="sm" className="-ml-4 self-start">
        <Link to="/admin/categories">
          <ArrowLeft aria-hidden className="size-4" />
          {t("frame.to.categories")}
        </Link>
      </Button>
      <h1 className="text-2xl wrap-anywhere">{title}</h1>
      {children}
    </div>
  )
}
