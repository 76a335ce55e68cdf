import { ORDER_SORTS, ORDER_STATUSES, ORDER_TASKS } from "@bon-perroquet/contract"
import { SlidersHorizontal } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router"
import { Button } from "../../../components/Button"
import { classNames, CONTROL } from "../../../components/class-names"
import { Choice } from "../lists/Choice"
import { SearchField } from "../lists/SearchField"
import { orderAddress } from "../screen-addresses"
import type { OrderList } from "./use-order-list"

/** Matches a complete order number, for example scanned from a packing slip. */
const WHOLE_NUMBER = /^[a-z]{1,8}-\d{4}-\d{6,}$/i

type OrderFiltersProps = {
  list: OrderList
  /** True if a phone shows more than the search field. */
  isOpen: boolean
  /** Class of all filters except the search field. */
  className: string
  onToggle: () => void
}

export function OrderFilters({ list, isOpen, className, onToggle }: OrderFiltersProps) {
  const { t } = useTranslation("admin")
  const { t: account } = useTranslation("account")
  const navigate = useNavigate()
  const { search, status, task, from, to, change } = list
  const open = (text: string) => {
    if (WHOLE_NUMBER.test(text)) void navigate(orderAddress(text.toUpperCase()))
  }
  return (
    <div role="search" className="flex flex-wrap items-center gap-3">
      <SearchField label={t("orders.search")} text={search} onChange={(q) => change({ q })} onEnter={open} />
      <Button
        variant="secondary"
        size="icon"
        aria-expanded={isOpen}
        aria-label={t("orders.more")}
        className="sm:hidden"
        onClick={onToggle}
      >
        <SlidersHorizontal aria-hidden className="size-5" />
      </Button>
      <div className={classNames("flex flex-wrap items-center gap-3", className)}>
        <Choice
          label={t("orders.filter")}
          value={status ?? ""}
          onChange={(next) => change({ status: next })}
          options={[
            { value: "", text: t("orders.everyStatus") },
            ...ORDER_STATUSES.map((each) => ({ value: each, text: account(`status.${each}`) })),
          ]}
        />
        <Choice
          label={t("orders.task")}
          value={task ?? ""}
          onChange={(next) => change({ task: next })}
          options={[
            { value: "", text: t("orders.everyTask") },
            ...ORDER_TASKS.map((each) => ({ value: each, text: t(`today.orders.${each}`) })),
          ]}
        />
        <Day label={t("orders.from")} value={from} max={to} onChange={(day) => change({ from: day })} />
        <Day label={t("orders.until")} value={to} min={from} onChange={(day) => change({ to: day })} />
      </div>
    </div>
  )
}

export function OrderSorting({ list: { sort, change } }: { list: OrderList }) {
  const { t } = useTranslation("admin")
  return (
    <Choice
      label={t("orders.sort")}
      value={sort}
      onChange={(next) => change({ sort: next === "newest" ? undefined : next })}
      options={ORDER_SORTS.map((each) => ({ value: each, text: t(`orders.${each}`) }))}
    />
  )
}

type DayProps = {
  label: string
  value: string | undefined
  min?: string | undefined
  max?: string | undefined
  onChange: (day: string | undefined) => void
}

function Day({ label, value, onChange, ...bounds }: DayProps) {
  return (
    <label className="flex flex-[1_1_11rem] items-center gap-2 text-sm whitespace-nowrap text-bark sm:flex-initial">
      {label}
      <input
        type="date"
        value={value ?? ""}
        {...bounds}
        onChange={({ target }) => onChange(target.value || undefined)}
        className={CONTROL}
      />
    </label>
  )
}
