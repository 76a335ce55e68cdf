import type { AdminProduct, AdminVariant } from "@bon-perroquet/contract"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { Column } from "../../../../components/DataTable"
import { useLanguage } from "../../../../i18n"
import { localised } from "../../../../i18n/localised"
import { sizeTitle } from "../../product-form/size-title"
import { ActiveCell, CategoryCell, NameCell, ThresholdCell } from "./ProductCells"
import { TableField } from "./TableField"
import { useFormContext, useWatch } from "react-hook-form"
import { CONTROL } from "../../../../components/class-names"
import { reasonFor, reasonsFor, type TableValues } from "./table-form"

/** Row of the table: one size of a product. `at` and `sizeAt` are the indexes of product and size in the form. */
export type TableRow = { product: AdminProduct; variant: AdminVariant; at: number; sizeAt: number }

export const tableRows = (products: readonly AdminProduct[]): TableRow[] =>
  products.flatMap((product, at) =>
    product.variants.map((variant, sizeAt) => ({ product, variant, at, sizeAt })),
  )

type PartProps = { at: `rows.${number}`; name: string }
type SizePartProps = { at: `rows.${number}.sizes.${number}`; name: string }

/** Returns the columns. Fields of a product are in the row of its first size. */
export function useTableColumns(refusals: ReadonlyMap<string, string>): Column<TableRow>[] {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const ofProduct = (Part: (props: PartProps) => ReactNode) =>
    function ProductPart({ product, at, sizeAt }: TableRow) {
      if (sizeAt > 0) return <span className="text-bark">–</span>
      return <Part at={`rows.${at}`} name={localised(product, "name", language)} />
    }
  const ofSize = (Part: (props: SizePartProps) => ReactNode) =>
    function SizePart({ product, variant, at, sizeAt }: TableRow) {
      return <Part at={`rows.${at}.sizes.${sizeAt}`} name={sizeTitle(product, variant, language)} />
    }
  return [
    {
      label: t("productTable.name"),
      isWide: true,
      className: "lg:min-w-56 lg:w-[34%]",
      cell: ({ product, variant, at, sizeAt }) => (
        <NameCell
          {...{ product, variant }}
          at={`rows.${at}`}
          isFirst={sizeAt === 0}
          refusal={refusals.get(product.id)}
        />
      ),
    },
    { label: t("products.price"), cell: ofSize(PriceCell) },
    { label: t("products.stock"), cell: ofSize(StockCell) },
    { label: t("productTable.moved"), cell: ofSize(MovedCell) },
    { label: t("form.lowStock"), cell: ofProduct(ThresholdCell) },
    { label: t("products.category"), cell: ofProduct(CategoryCell) },
    { label: t("form.active"), cell: ofProduct(ActiveCell) },
  ]
}

function PriceCell({ at, name }: SizePartProps) {
  const { t } = useTranslation("admin")
  return (
    <TableField
      name={`${at}.price`}
      column="price"
      label={t("products.priceOf", { name })}
      error={t("form.errors.price")}
      inputMode="decimal"
      className="w-24! text-right tabular-nums"
    />
  )
}

type SizeAt = `rows.${number}.sizes.${number}`
type StockCellProps = { at: SizeAt; name: string }

/** Field for the stock. It is disabled while the field for a change of the stock is filled in. */
function StockCell({ at, name }: StockCellProps) {
  const { t } = useTranslation("admin")
  const moved = useWatch<TableValues, `${SizeAt}.moved`>({ name: `${at}.moved` })
  return (
    <TableField
      name={`${at}.stock`}
      column="stock"
      label={t("products.stockOf", { name })}
      error={t("form.errors.stock")}
      inputMode="numeric"
      disabled={moved.trim() !== ""}
      className="w-24! text-right tabular-nums"
    />
  )
}

function MovedCell({ at, name }: StockCellProps) {
  const { t } = useTranslation("admin")
  const { setValue } = useFormContext<TableValues>()
  const [moved, reason] = useWatch<TableValues, [`${SizeAt}.moved`, `${SizeAt}.reason`]>({
    name: [`${at}.moved`, `${at}.reason`],
  })
  return (
    <span className="inline-flex flex-col gap-1 max-lg:items-end">
      <TableField
        name={`${at}.moved`}
        column="moved"
        label={t("productTable.movedOf", { name })}
        error={t("productTable.wrongMoved")}
        placeholder="+ / −"
        className="w-24! text-right tabular-nums"
      />
      {moved.trim() !== "" && (
        <select
          aria-label={t("productTable.reasonOf", { name })}
          value={reasonFor(moved, reason)}
          onChange={({ target }) => setValue(`${at}.reason`, target.value)}
          className={`${CONTROL} w-36! px-2! text-sm!`}
        >
          {reasonsFor(moved).map((each) => (
            <option key={each} value={each}>
              {t(`stock.reasons.${each}`)}
            </option>
          ))}
        </select>
      )}
    </span>
  )
}
