import { TOTAL_COUNT_HEADER } from "@bon-perroquet/contract"
import { answerAndHeaders, type Answered } from "@bon-perroquet/shop-client"
import { keepPreviousData, useQuery, type QueryKey } from "@tanstack/react-query"
import { abortable, type Read, type ReadOptions } from "./api-reads"
import { retryRead, useShop } from "./provider"

export type Page<Row> = { rows: Row[]; total: number }

export async function pageOf<Row>(call: Promise<Answered<Row[]>>): Promise<Page<Row>> {
  const { answer: rows, headers } = await answerAndHeaders(call)
  return { rows, total: Number(headers.get(TOTAL_COUNT_HEADER) ?? rows.length) }
}

/** Reads a page of a list with its total count. The former page stays visible while the next one loads. */
export function usePage<Row, Key extends QueryKey = QueryKey>(
  queryKey: Key,
  read: Read<Row[]>,
  options?: ReadOptions<Page<Row>, Key>,
) {
  const { api } = useShop()
  return useQuery({
    ...options,
    queryKey,
    queryFn: ({ signal }) => pageOf(read(abortable(api, signal))),
    placeholderData: keepPreviousData,
    retry: retryRead,
  })
}
