import { FilteredList } from "@bon-perroquet/admin-kit"
import type { RepeatRow } from "@bon-perroquet/contract"
import { defineRouteConfig } from "@medusajs/admin-sdk"
import { ArrowPath } from "@medusajs/icons"
import { RepeatItem } from "../../RepeatItem"
import { useTexts } from "../../texts"

const STATES = ["active", "paused", "ended"] as const

interface Repeats {
  repeats: RepeatRow[]
  count: number
}

function RepeatDeliveriesPage() {
  const { t } = useTexts()
  const texts = {
    ...{ title: t("title"), hint: t("hint"), search: t("search"), filter: t("filter"), all: t("all") },
    ...{ empty: t("empty"), previous: t("previous"), next: t("nextPage") },
    pages: (place: { from: number; to: number; count: number }) => t("pages", place),
  }
  return (
    <FilteredList
      path="/admin/repeat-deliveries"
      texts={texts}
      states={STATES.map((value) => ({ value, text: t(`states.${value}`) }))}
      rowsOf={({ repeats }: Repeats) => repeats}
    >
      {(repeats) => (
        <ul className="divide-y" aria-label={t("title")}>
          {repeats.map((repeat) => (
            <RepeatItem key={repeat.id} repeat={repeat} />
          ))}
        </ul>
      )}
    </FilteredList>
  )
}

export const config = defineRouteConfig({
  label: "title",
  translationNs: "repeat_deliveries",
  icon: ArrowPath,
  rank: 30,
})

export default RepeatDeliveriesPage
