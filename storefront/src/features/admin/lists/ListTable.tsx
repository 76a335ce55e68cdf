import { DataTable, type Column } from "../../../components/DataTable"
import { Waiting } from "../../../components/Waiting"
import { Empty } from "./Empty"

type ListTableProps<Row> = {
  label: string
  query: { data: Row[] | undefined; error: Error | null; refetch: () => Promise<unknown> }
  columns: Column<Row>[]
  keyOf: (row: Row) => string
  /** Text of an empty list. */
  none: string
}

/** A table of all rows that a query returns. */
export function ListTable<Row>({ label, query, columns, keyOf, none }: ListTableProps<Row>) {
  const { data, error, refetch } = query
  if (!data) return <Waiting what={label} failed={error !== null} onRetry={() => void refetch()} />
  if (data.length === 0) return <Empty text={none} />
  return <DataTable label={label} columns={columns} rows={data} keyOf={keyOf} />
}
