import { ORDER_TASKS, type OrderTask } from "@bon-perroquet/contract"
import { useToday, useWantedGoods } from "@bon-perroquet/shop-react/admin"
import {
  BellRing,
  ChevronRight,
  CalendarClock,
  CirclePause,
  Hourglass,
  FileWarning,
  Clock,
  MailX,
  PackageMinus,
  PackageOpen,
  RotateCcw,
  ScrollText,
  Star,
  Trash2,
  Undo2,
  type LucideIcon,
} from "lucide-react"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { classNames } from "../../../components/class-names"
import { Skeleton } from "../../../components/Skeleton"
import { useOffers } from "../../../config/services"
import { useLanguage } from "../../../i18n"
import { formatCount } from "../number-formats"

const ICONS: Record<OrderTask, LucideIcon> = {
  to_pack: PackageOpen,
  late: Clock,
  on_hold: CirclePause,
  waiting: Hourglass,
  withdrawal: Undo2,
  refund_failed: RotateCcw,
}
/** Tasks of which there should be none. */
const PRESSING: readonly OrderTask[] = ["late", "on_hold", "withdrawal", "refund_failed"]

type Work = { to: string; text: string; count: number; icon: LucideIcon; isPressing: boolean }

function useWork(): Work[] | undefined {
  const { t } = useTranslation("admin")
  const { data } = useToday()
  const offersWord = useOffers("back_in_stock") && data?.low_stock !== null
  const { data: wantedGoods, isLoading } = useWantedGoods({ enabled: offersWord && data !== undefined })
  // The list waits for all data, so that its lines do not move.
  if (!data || isLoading) return undefined
  const wanted = offersWord ? wantedGoods?.length : undefined
  const { orders, e_invoices, low_stock, uninformed, lots, reviews, messages_failed } = data
  return [
    ...(orders
      ? ORDER_TASKS.map((task) => ({
          to: `/admin/orders?task=${task}`,
          text: t(`today.orders.${task}`),
          count: orders[task] ?? 0,
          icon: ICONS[task],
          isPressing: PRESSING.includes(task),
        }))
      : []),
    ...(e_invoices === null
      ? []
      : [
          {
            to: "/admin/e-invoices",
            text: t("today.eInvoices"),
            count: e_invoices,
            icon: FileWarning,
            isPressing: true,
          },
        ]),
    ...(low_stock === null
      ? []
      : [
          {
            to: "/admin/products?low=true&sort=stock",
            text: t("today.lowStock"),
            count: low_stock,
            icon: PackageMinus,
            isPressing: false,
          },
        ]),
    ...(wanted === undefined
      ? []
      : [
          {
            to: "/admin/wanted",
            text: t("today.wanted"),
            count: wanted,
            icon: BellRing,
            isPressing: false,
          },
        ]),
    ...(uninformed === null
      ? []
      : [
          {
            to: "/admin/products?uninformed=true",
            text: t("today.uninformed"),
            count: uninformed,
            icon: ScrollText,
            isPressing: true,
          },
        ]),
    ...(lots === null
      ? []
      : [
          {
            to: "/admin/lots?state=near",
            text: t("today.lotsNear"),
            count: lots.near,
            icon: CalendarClock,
            isPressing: false,
          },
          {
            to: "/admin/lots?state=to_clear",
            text: t("today.lotsToClear"),
            count: lots.to_clear,
            icon: Trash2,
            isPressing: true,
          },
        ]),
    ...(reviews === null
      ? []
      : [
          {
            to: "/admin/reviews?state=waiting",
            text: t("today.reviews"),
            count: reviews,
            icon: Star,
            isPressing: false,
          },
        ]),
    ...(messages_failed === null
      ? []
      : [
          {
            to: "/admin/messages?state=failed",
            text: t("today.messages"),
            count: messages_failed,
            icon: MailX,
            isPressing: true,
          },
        ]),
  ]
}

/** Returns the class with which the last entry fills its row, in two and in three columns. */
const fillsRow = (count: number): string =>
  classNames(
    count % 2 === 1 && "sm:col-span-2",
    ["", "xl:col-span-3", "xl:col-span-2"][count % 3] || "xl:col-span-1",
  )

/** Lists current tasks with links to their lists. */
export function Today() {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const heading = useId()
  const work = useWork()
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <h2 id={heading} className="text-lg">
        {t("today.title")}
      </h2>
      {!work && <Skeleton className="h-72 w-full rounded-card sm:h-36 xl:h-24" />}
      {work && (
        <ul
          aria-labelledby={heading}
          className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 xl:grid-cols-3"
        >
          {work.map(({ to, text, count, icon: Icon, isPressing }, place) => (
            <li
              key={to}
              className={classNames("bg-card", place === work.length - 1 && fillsRow(work.length))}
            >
              <Link
                to={to}
                className={classNames(
                  "flex min-h-12 items-center gap-3 px-4 py-2 -outline-offset-3 hover:bg-sunken",
                  count === 0 && "text-bark",
                )}
              >
                <Icon aria-hidden className="size-5 shrink-0" />
                <span className="min-w-0 flex-1">{text}</span>
                <span
                  className={classNames(
                    "font-serif text-lg font-semibold tabular-nums",
                    count > 0 && isPressing && "text-macaw",
                  )}
                >
                  {formatCount(count, language)}
                </span>
                <ChevronRight aria-hidden className="size-4 shrink-0 text-bark" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
