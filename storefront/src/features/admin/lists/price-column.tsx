import type { Column } from "../../../components/DataTable"
import { Price } from "../../../components/price"

export const priceColumn = <Row,>(
  label: string,
  centsOf: (row: Row) => number,
  id?: string,
): Column<Row> => ({
  ...(id !== undefined && { id }),
  label,
  isFigure: true,
  cell: (row) => <Price cents={centsOf(row)} />,
})
