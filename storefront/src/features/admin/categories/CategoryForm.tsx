import type { AdminCategory } from "@bon-perroquet/contract"
import { useRereadCategories, useSaveCategory } from "@bon-perroquet/shop-react/admin"
import { zodResolver } from "@hookform/resolvers/zod"
import { useId } from "react"
import { Controller, FormProvider, useController, useForm, useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router"
import { Trash } from "lucide-react"
import { Button } from "../../../components/Button"
import { DraftNotices, useDraft, type Read } from "../../../components/draft"
import { Field, SelectField } from "../../../components/Field"
import { Toggle } from "../../../components/Toggle"
import { CustomFields } from "../../../components/custom-fields/CustomFields"
import { LanguageFields } from "../product-form/LanguageFields"
import { OnePicture } from "../product-form/OnePicture"
import { useResultToast } from "../use-result-toast"
import { FieldGroup } from "../settings/FieldGroup"
import {
  categoryFormSchema,
  changesFrom,
  CUSTOM,
  familyOf,
  inputFrom,
  NEW_CATEGORY,
  valuesOf,
  type CategoryValues,
} from "./category-form"
import { useCategoryFieldTexts } from "./use-category-field-texts"
import { useCategoryNames } from "./use-category-names"

const readOf = (category: AdminCategory | undefined): Read<CategoryValues> => ({
  values: category ? valuesOf(category) : NEW_CATEGORY,
  version: category?.version,
})

type CategoryFormProps = {
  category?: AdminCategory
  categories: readonly AdminCategory[]
  onSaved?: () => void
}

export function CategoryForm({ category, categories, onSaved }: CategoryFormProps) {
  const { t } = useTranslation("admin")
  const navigate = useNavigate()
  const withToast = useResultToast()
  const { mutateAsync, isPending } = useSaveCategory()
  const reread = useRereadCategories()
  const read = readOf(category)
  const form = useForm<CategoryValues>({
    resolver: zodResolver(categoryFormSchema),
    defaultValues: read.values,
  })
  const draft = useDraft({ form, name: "category", record: category?.id ?? "new", read })

  async function save(values: CategoryValues) {
    if (isPending) return
    const saving = draft.save(
      values,
      (typed, { values: opened, version }) =>
        mutateAsync(
          category
            ? { id: category.id, change: changesFrom(typed, opened), version }
            : { input: inputFrom(typed) },
        ),
      async () => readOf((await reread()).find(({ id }) => id === category?.id) ?? category),
      () => (onSaved ? onSaved() : navigate("/admin/categories")),
    )
    const done = t(category ? "categories.saved" : "categories.created")
    await withToast(saving, done, t("categories.failed")).catch(() => undefined)
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="flex flex-col gap-8"
        onSubmit={(event) => void form.handleSubmit(save)(event)}
      >
        <DraftNotices draft={draft} texts={useCategoryFieldTexts(categories)} />
        <LanguageFields nameMissing={t("categories.nameMissing")} />
        <div className="grid gap-6 lg:grid-cols-2">
          <FieldGroup title={t("categories.inShop")}>
            <ParentField category={category} categories={categories} />
            <Field
              label={t("categories.google")}
              hint={t("categories.googleHint")}
              autoComplete="off"
              maxLength={200}
              {...form.register("google_category")}
            />
            <SwitchField name="is_shown" label={t("categories.shown")} hint={t("categories.shownHint")} />
            <SwitchField
              name="is_perishable"
              label={t("form.perishable")}
              hint={t("categories.perishableHint")}
            />
          </FieldGroup>
          <FieldGroup title={t("categories.picture")}>
            <PictureField />
          </FieldGroup>
        </div>
        <CustomFields keys={CUSTOM} title={t("form.custom.title")} />
        <div className="flex flex-wrap gap-3 border-t border-line pt-5">
          <Button type="submit" pending={isPending}>
            {t(category ? "form.save" : "categories.create")}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}

type ParentFieldProps = { category: AdminCategory | undefined; categories: readonly AdminCategory[] }

/** Selects the parent category. Neither the category itself nor its descendants are offered. */
function ParentField({ category, categories }: ParentFieldProps) {
  const { t } = useTranslation("admin")
  const { pathOf } = useCategoryNames(categories)
  const { register } = useFormContext<CategoryValues>()
  const own = category ? familyOf(categories, category.id) : []
  return (
    <SelectField label={t("categories.parent")} {...register("parent_id")}>
      <option value="">{t("categories.top")}</option>
      {categories
        .filter(({ id }) => !own.includes(id))
        .map((each) => (
          <option key={each.id} value={each.id}>
            {pathOf(each)}
          </option>
        ))}
    </SelectField>
  )
}

type SwitchFieldProps = { name: "is_shown" | "is_perishable"; label: string; hint: string }

function SwitchField({ name, label, hint }: SwitchFieldProps) {
  const { control } = useFormContext<CategoryValues>()
  const id = useId()
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <span id={id} className="text-sm font-semibold">
          {label}
        </span>
        <Controller
          control={control}
          name={name}
          render={({ field }) => (
            <Toggle
              labelledBy={id}
              describedBy={`${id}-hint`}
              checked={field.value}
              onChange={field.onChange}
            />
          )}
        />
      </div>
      <p id={`${id}-hint`} className="text-sm text-bark">
        {hint}
      </p>
    </div>
  )
}

function PictureField() {
  const { t } = useTranslation("admin")
  const { field } = useController<CategoryValues, "picture">({ name: "picture" })
  return (
    <OnePicture
      address={field.value}
      onChange={field.onChange}
      texts={{
        alt: t("categories.picture"),
        upload: t("categories.upload"),
        remove: t("categories.removePicture"),
        hint: t("categories.pictureHint"),
      }}
      removeIcon={<Trash aria-hidden className="size-5" />}
      sizes="12rem"
      className="w-48"
    />
  )
}
