import type { AdminProduct } from "@bon-perroquet/contract"
import { zodResolver } from "@hookform/resolvers/zod"
import { useState } from "react"
import { FormProvider, useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router"
import { DataTable } from "../../../../components/DataTable"
import { DraftNotices, useDraft } from "../../../../components/draft"
import { useLanguage } from "../../../../i18n"
import { sizeTitle } from "../../product-form/size-title"
import { JumpsQuestion } from "./JumpsQuestion"
import { SaveBar } from "./SaveBar"
import { jumpsIn, readOf, tableSchema, type TableJump, type TableValues } from "./table-form"
import { tableRows, useTableColumns } from "./use-table-columns"
import { useTableSave } from "./use-table-save"
import { useTableTexts } from "./use-table-texts"

const byRules = zodResolver(tableSchema)

/** Edits many products in a table that is saved as a whole. */
export function ProductTable({ products }: { products: readonly AdminProduct[] }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const goTo = useNavigate()
  const read = readOf(products)
  const form = useForm<TableValues>({ resolver: byRules, defaultValues: read.values })
  const draft = useDraft({
    ...{ form, read },
    name: "product-table",
    record: products.map(({ id }) => id).join(","),
  })
  const { save, refusals, isPending } = useTableSave(draft)
  const texts = useTableTexts(products)
  const columns = useTableColumns(refusals)
  const [asked, ask] = useState<{ values: TableValues; jumps: TableJump[] } | null>(null)

  const saveAll = (values: TableValues) => {
    ask(null)
    void save(values, products).then(
      () => goTo("/admin/products"),
      () => undefined,
    )
  }
  const submit = (values: TableValues) => {
    const jumps = jumpsIn(values, draft.read().values)
    if (jumps.length > 0) ask({ values, jumps })
    else saveAll(values)
  }
  const nameOf = ({ id, variantId }: TableJump) => {
    const product = products.find((each) => each.id === id)
    const variant = product?.variants.find((each) => each.id === variantId)
    return product && variant ? sizeTitle(product, variant, language) : ""
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
      >
        <DraftNotices draft={draft} texts={texts} />
        {refusals.size > 0 && (
          <p role="alert" className="rounded-card border border-macaw bg-macaw-wash p-4 font-semibold">
            {t("productTable.refused", { count: refusals.size })}
          </p>
        )}
        <DataTable
          label={t("productTable.title")}
          columns={columns}
          rows={tableRows(products)}
          keyOf={({ variant }) => variant.id}
        />
        <SaveBar read={draft.read} isPending={isPending} />
      </form>
      <JumpsQuestion
        jumps={asked?.jumps ?? []}
        nameOf={nameOf}
        onCancel={() => ask(null)}
        onConfirm={() => asked && saveAll(asked.values)}
      />
    </FormProvider>
  )
}
