import { useFormContext, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { CONTROL } from "../../../../components/control"
import { reasonFor, reasonsFor, type TableValues } from "./table-form"
import { TableField } from "./TableField"

type SizeAt = `rows.${number}.sizes.${number}`
type StockCellProps = { at: SizeAt; name: string }

/** Edits the stock of a size. It is disabled while a movement is typed. */
export function StockCell({ at, name }: StockCellProps) {
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

/** Edits the number of units that arrive or leave, and the reason. */
export function MovedCell({ at, name }: StockCellProps) {
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
