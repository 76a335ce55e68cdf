import type { AdminProduct } from "@bon-perroquet/contract"
import { zodResolver } from "@hookform/resolvers/zod"
import { useState } from "react"
import { FormProvider, useForm, useFormContext, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router"
import { DataTable } from "../../../../components/DataTable"
import { DraftNotices, useDraft, type Read, type FieldTexts } from "../../../../components/draft"
import { useLanguage } from "../../../../i18n"
import { sizeTitle } from "../../product-form/size-title"
import { jumpsIn, readOf, tableSchema, type TableJump, type TableValues, rowsFrom } from "./table-form"
import { tableRows, useTableColumns } from "./use-table-columns"
import { useTableSave } from "./use-table-save"
import { Button, LinkButton } from "../../../../components/Button"
import { StickyBar } from "../../lists/selection/StickyBar"
import { localised } from "../../../../i18n/localised"
import { useFieldTexts } from "../../product-form/use-field-texts"
import { Dialog } from "../../../../components/Dialog"
import { formatCents } from "../../../../components/price"

const byRules = zodResolver(tableSchema)

export function ProductTable({ products }: { products: readonly AdminProduct[] }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const goTo = useNavigate()
  const read = readOf(products, language)
  const form = useForm<TableValues>({ resolver: byRules, defaultValues: read.values })
  const draft = useDraft({
    ...{ form, read },
    name: "product-table",
    record: products.map(({ id }) => id).join(","),
  })
  const { save, refusals, isPending } = useTableSave(draft, () => goTo("/admin/products"))
  const texts = useTableTexts(products)
  const columns = useTableColumns(refusals)
  const [doubtful, setDoubtful] = useState<{ values: TableValues; jumps: TableJump[] } | null>(null)

  const saveAll = (values: TableValues) => {
    setDoubtful(null)
    void save(values, products)
  }
  const submit = (values: TableValues) => {
    const jumps = jumpsIn(values, draft.read().values)
    if (jumps.length > 0) setDoubtful({ values, jumps })
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
        jumps={doubtful?.jumps ?? []}
        nameOf={nameOf}
        onCancel={() => setDoubtful(null)}
        onConfirm={() => doubtful && saveAll(doubtful.values)}
      />
    </FormProvider>
  )
}

type SaveBarProps = { read: () => Read<TableValues>; isPending: boolean }

function SaveBar({ read, isPending }: SaveBarProps) {
  const { t } = useTranslation("admin")
  const { control } = useFormContext<TableValues>()
  const values = useWatch({ control }) as TableValues
  const count = rowsFrom(values, read().values).length
  return (
    <StickyBar label={t("productTable.bar")}>
      <p role="status" className="mr-auto font-semibold tabular-nums max-sm:w-full">
        {t("productTable.count", { count })}
      </p>
      <LinkButton to="/admin/products" variant="secondary">
        {t("cancel")}
      </LinkButton>
      <Button type="submit" pending={isPending} disabled={count === 0}>
        {t("productTable.save")}
      </Button>
    </StickyBar>
  )
}

/** Matches for example `rows.3.sizes.0.price`, the first size of the fourth product. */
const OF_A_ROW = /^rows\.(\d+)\.(?:sizes\.(\d+)\.)?(\w+)$/

function useTableTexts(products: readonly AdminProduct[]): FieldTexts {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const form = useFieldTexts()

  function nameOf(path: string): string {
    const [, at, sizeAt, field = path] = OF_A_ROW.exec(path) ?? []
    const product = products[Number(at)]
    const variant = product?.variants[Number(sizeAt ?? 0)]
    if (!product || !variant) return t("productTable.title")
    const name =
      sizeAt === undefined ? localised(product, "name", language) : sizeTitle(product, variant, language)
    return `${name}: ${form.nameOf(field)}`
  }

  const fieldOf = (path: string) => OF_A_ROW.exec(path)?.[3] ?? path
  return { nameOf, valueOf: (path, value) => form.valueOf(fieldOf(path), value) }
}

type JumpsQuestionProps = {
  jumps: readonly TableJump[]
  nameOf: (jump: TableJump) => string
  onConfirm: () => void
  onCancel: () => void
}

/** Asks for one confirmation of all price changes by more than half. */
function JumpsQuestion({ jumps, nameOf, onConfirm, onCancel }: JumpsQuestionProps) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  return (
    <Dialog
      open={jumps.length > 0}
      onClose={onCancel}
      title={t("productTable.jumps.title", { count: jumps.length })}
    >
      <p className="text-bark">{t("productTable.jumps.text")}</p>
      <ul className="flex flex-col gap-1">
        {jumps.map((jump) => (
          <li key={jump.variantId} className="border-b border-line py-2 tabular-nums">
            {t("products.became", {
              name: nameOf(jump),
              from: formatCents(jump.before, language),
              to: formatCents(jump.cents, language),
            })}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          {t("productTable.jumps.keep")}
        </Button>
        <Button variant="danger" onClick={onConfirm}>
          {t("productTable.jumps.action")}
        </Button>
      </div>
    </Dialog>
  )
}
