import { daySchema, ORDER_SORTS, ORDER_STATUSES, ORDER_TASKS } from "@bon-perroquet/contract"
import { pageQuestion } from "../lists/Paging"
import { useAddress } from "../use-address"
import { VIEWED } from "./settings/list-settings"

/** Returns the query of a view. The order of parameters is fixed, so that views can be compared. */
const queryOf = (text: (name: string) => string): string =>
  new URLSearchParams(VIEWED.flatMap((name) => (text(name) ? [[name, text(name)]] : []))).toString()

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Filter, sort order and page of the list, as in the URL. */
export function useOrderList() {
  const { text, page, change } = useAddress()
  const oneOf = <Word extends string>(words: readonly Word[], name: string) =>
    words.find((word) => word === text(name))
  const day = (name: string) => (DAY.test(text(name)) ? text(name) : undefined)
  const search = text("q")
  const status = oneOf(ORDER_STATUSES, "status")
  const task = oneOf(ORDER_TASKS, "task")
  const from = day("from")
  const to = day("to")
  // Ignores dates such as 0002-01-01, which the field returns while the year is being typed.
  const validDay = (shown: string | undefined) => (daySchema.safeParse(shown).success ? shown : undefined)
  const sort = oneOf(ORDER_SORTS, "sort") ?? "newest"
  const open = (query: string) => {
    const parameters = new URLSearchParams(query)
    change(Object.fromEntries(VIEWED.map((name) => [name, parameters.get(name) ?? undefined])))
  }
  return {
    ...{ query: queryOf(text), open },
    ...{ search, status, task, from, to, sort, page, change },
    isNarrowed: Boolean(search || status || task || from || to),
    question: {
      ...{ ...pageQuestion(page), search: search || undefined, status, task, sort },
      ...{ from: validDay(from), to: validDay(to) },
    },
  }
}

export type OrderList = ReturnType<typeof useOrderList>
