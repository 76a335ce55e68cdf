import type { AdminCategory } from "@bon-perroquet/contract"
import { useDeleteCategory, useMergeCategory } from "@bon-perroquet/shop-react/admin"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router"
import { Button } from "../../../components/Button"
import { Confirmation } from "../../../components/Dialog"
import { SelectField } from "../../../components/Field"
import { useResultToast } from "../use-result-toast"
import { categoryScreenAddress } from "../screen-addresses"
import { familyOf } from "./category-form"
import { useCategoryNames } from "./use-category-names"

type CategoryActionsProps = { category: AdminCategory; categories: readonly AdminCategory[] }

/** Deletes an empty category, or merges it into another one. */
export function CategoryActions({ category, categories }: CategoryActionsProps) {
  const { t } = useTranslation("admin")
  const navigate = useNavigate()
  const withToast = useResultToast()
  const { nameOf, pathOf } = useCategoryNames(categories)
  const merge = useMergeCategory()
  const remove = useDeleteCategory()
  const [asked, ask] = useState<"merge" | "delete" | null>(null)
  const { id, product_count } = category
  const family = familyOf(categories, id)
  const targets = categories.filter((each) => !family.includes(each.id))
  const [chosen, choose] = useState("")
  const into = chosen || (targets[0]?.id ?? "")
  const isEmpty = product_count === 0 && family.length === 1
  const name = nameOf(category)
  const calls = {
    merge: () => merge.mutateAsync({ id, into }),
    delete: () => remove.mutateAsync(id),
  }
  const confirm = (action: "merge" | "delete") =>
    void withToast(calls[action](), t(`categories.${action}.done`), t(`categories.${action}.failed`)).then(
      () => navigate(action === "merge" ? categoryScreenAddress(into) : "/admin/categories"),
      () => undefined,
    )
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {targets.length > 0 && (
        <Button variant="secondary" size="sm" pending={merge.isPending} onClick={() => ask("merge")}>
          {t("categories.merge.action")}
        </Button>
      )}
      {isEmpty && (
        <Button variant="secondary" size="sm" pending={remove.isPending} onClick={() => ask("delete")}>
          {t("categories.delete.action")}
        </Button>
      )}
      {asked && (
        <Confirmation
          open
          onClose={() => ask(null)}
          title={t(`categories.${asked}.title`, { name })}
          text={t(`categories.${asked}.text`, { count: product_count })}
          action={t(`categories.${asked}.confirm`)}
          cancel={t("cancel")}
          onConfirm={() => confirm(asked)}
        >
          {asked === "merge" && (
            <SelectField
              label={t("categories.merge.into")}
              value={into}
              onChange={({ target }) => choose(target.value)}
            >
              {targets.map((each) => (
                <option key={each.id} value={each.id}>
                  {pathOf(each)}
                </option>
              ))}
            </SelectField>
          )}
        </Confirmation>
      )}
    </div>
  )
}
