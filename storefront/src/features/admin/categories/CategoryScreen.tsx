import type { AdminCategory } from "@bon-perroquet/contract"
import { useAdminCategories } from "@bon-perroquet/shop-react/admin"
import { ExternalLink } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useParams } from "react-router"
import { LinkButton } from "../../../components/Button"
import { useLanguage } from "../../../i18n"
import { useMay } from "../guard/use-may"
import { OpenInMedusa } from "../medusa/OpenInMedusa"
import { CategoryActions } from "./CategoryActions"
import { CategoryForm } from "./CategoryForm"
import { useCategoryNames } from "./use-category-names"
import { RecordScreen, UnknownRecord } from "../subscreen/Subscreen"

export function NewCategoryScreen() {
  const { t } = useTranslation("admin")
  return (
    <RecordScreen
      title={t("categories.new")}
      back={{ to: "/admin/categories", text: t("frame.to.categories") }}
      query={useAdminCategories()}
    >
      {(categories) => <CategoryForm categories={categories} />}
    </RecordScreen>
  )
}

export function CategoryScreen() {
  const { id = "" } = useParams()
  const { t } = useTranslation("admin")
  const query = useAdminCategories()
  const { nameOf } = useCategoryNames(query.data ?? [])
  const category = query.data?.find((each) => each.id === id)
  const back = { to: "/admin/categories", text: t("frame.to.categories") }
  if (query.data && !category)
    return <UnknownRecord title={t("categories.unknown")} text={t("categories.unknownText")} back={back} />
  return (
    <RecordScreen title={category ? nameOf(category) : back.text} back={back} query={query}>
      {(categories) => category && <ExistingCategory category={category} categories={categories} />}
    </RecordScreen>
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
          <LinkButton to={page} variant="secondary" size="sm">
            <ExternalLink aria-hidden className="size-4" />
            {t("categories.page")}
          </LinkButton>
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
