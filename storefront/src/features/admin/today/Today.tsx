import { ORDER_TASKS, type OrderTask } from "@bon-perroquet/contract"
import { useToday, useRequestedGoods } from "@bon-perroquet/shop-react/admin"
import {
  BellRing,
  CalendarClock,
  CirclePause,
  Hourglass,
  FileWarning,
  Clock,
  MailX,
  MessageCircleQuestionMark,
  PackageMinus,
  PackageOpen,
  RotateCcw,
  ScrollText,
  Star,
  Trash2,
  Undo2,
  type LucideIcon,
} from "lucide-react"
import { useId, useState } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Button } from "../../../components/Button"
import { classNames } from "../../../components/class-names"
import { Skeleton } from "../../../components/Skeleton"
import { useOffers } from "../../../config/services"
import { useLanguage } from "../../../i18n"
import { formatCount } from "../number-formats"
import { QUESTIONS_ADDRESS } from "../screen-addresses"

const ICONS: Record<OrderTask, LucideIcon> = {
  to_pack: PackageOpen,
  late: Clock,
  on_hold: CirclePause,
  waiting: Hourglass,
  withdrawal: Undo2,
  refund_failed: RotateCcw,
}
/** Urgent tasks. Their number should be 0. */
const PRESSING: readonly OrderTask[] = ["late", "on_hold", "withdrawal", "refund_failed"]

type Work = { to: string; text: string; count: number; icon: LucideIcon; isPressing: boolean }

function useWork(): Work[] | undefined {
  const { t } = useTranslation("admin")
  const { data } = useToday()
  const offersWord = useOffers("back_in_stock") && data?.low_stock !== null
  const { data: wantedGoods, isLoading } = useRequestedGoods({ enabled: offersWord && data !== undefined })
  // Waits for all data, so that the list does not change while it loads.
  if (!data || isLoading) return undefined
  const requested = offersWord ? wantedGoods?.length : undefined
  const { orders, e_invoices, low_stock, uninformed, lots, reviews, questions, messages_failed } = data
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
    ...(requested === undefined
      ? []
      : [
          {
            to: "/admin/wanted",
            text: t("today.wanted"),
            count: requested,
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
    ...(questions === null
      ? []
      : [
          {
            to: `${QUESTIONS_ADDRESS}&state=waiting`,
            text: t("today.questions"),
            count: questions,
            icon: MessageCircleQuestionMark,
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

export function Today() {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const heading = useId()
  const work = useWork()
  const [isWhole, setWhole] = useState(false)
  const shown = work?.filter(({ count }) => isWhole || count > 0)
  return (
    <section aria-labelledby={heading} className="flex items-center gap-2 lg:items-start">
      <h2 id={heading} className="sr-only">
        {t("today.title")}
      </h2>
      {!shown && <Skeleton className="h-11 flex-1 rounded-pill" />}
      {shown && (
        <ul
          aria-labelledby={heading}
          className={classNames(
            "flex min-w-0 flex-1 gap-2 lg:flex-wrap",
            isWhole ? "flex-wrap" : "overflow-x-auto",
          )}
        >
          {shown.map(({ to, text, count, icon: Icon, isPressing }) => (
            <li key={to} className="shrink-0">
              <Link
                to={to}
                className={classNames(
                  "inline-flex min-h-11 items-center gap-2 rounded-pill border border-line bg-card px-3.5 text-sm -outline-offset-3 hover:bg-sunken",
                  count === 0 && "text-bark",
                )}
              >
                <Icon aria-hidden className="size-4 shrink-0" />
                {text}
                <span
                  className={classNames(
                    "font-semibold tabular-nums",
                    count > 0 && isPressing && "text-macaw",
                  )}
                >
                  {formatCount(count, language)}
                </span>
              </Link>
            </li>
          ))}
          {shown.length === 0 && (
            <li className="inline-flex min-h-11 items-center text-bark">{t("today.nothing")}</li>
          )}
        </ul>
      )}
      <Button variant="quiet" size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {t(isWhole ? "today.less" : "today.all")}
      </Button>
    </section>
  )
}
