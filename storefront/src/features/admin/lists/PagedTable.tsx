import { DataTable, type Column } from "../../../components/DataTable"
import { Waiting } from "../../../components/Waiting"
import { useAddress } from "../use-address"
import { useLoadFailure } from "../use-load-failure"
import { Empty } from "./Empty"
import { Paging } from "./Paging"

type PagedTableProps<Row> = {
  label: string
  query: {
    data: { rows: Row[]; total: number } | undefined
    error: Error | null
    isPlaceholderData: boolean
    refetch: () => Promise<unknown>
  }
  columns: Column<Row>[]
  keyOf: (row: Row) => string
  none: string
}

export function PagedTable<Row>({ label, query, columns, keyOf, none }: PagedTableProps<Row>) {
  const { page, change } = useAddress()
  const { data, error, isPlaceholderData, refetch } = query
  useLoadFailure(error)
  if (!data) return <Waiting what={label} failed={error !== null} onRetry={() => void refetch()} />
  if (data.total === 0) return <Empty text={none} />
  return (
    <>
      {data.rows.length > 0 && (
        <DataTable
          label={label}
          columns={columns}
          rows={data.rows}
          keyOf={keyOf}
          isBusy={isPlaceholderData}
        />
      )}
      <Paging page={page} total={data.total} onTurn={(to) => change({ page: String(to) })} />
    </>
  )
}
