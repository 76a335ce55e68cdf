import type { Note } from "@bon-perroquet/contract"
import { useDeleteNote } from "@bon-perroquet/shop-react/admin"
import { Trash2 } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Button } from "../../../components/Button"
import { formatMoment } from "../../../components/date"
import { Confirmation } from "../../../components/Dialog"
import { useFailureToast } from "../../../components/toast"
import { useLanguage } from "../../../i18n"
import { useMay } from "../guard/use-may"
import { orderAddress } from "../orders/order-address"

type NoteLineProps = { note: Note; /** Shows the number of the order. */ isOrderTold: boolean }

/** Shows a note with its date and author. Deleting requires a confirmation. */
export function NoteLine({ note: { id, at, by, text, order_number }, isOrderTold }: NoteLineProps) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const may = useMay()
  const sayFailure = useFailureToast()
  const { mutate, isPending } = useDeleteNote()
  const [isAsking, setAsking] = useState(false)
  const remove = () => mutate(id, { onError: (error) => sayFailure(error, t("notes.failed")) })
  const when = formatMoment(at, language)
  return (
    <li className="flex items-start gap-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
        <p className="text-sm wrap-anywhere text-bark">
          <time dateTime={at}>{when}</time>
          {by.email && ` · ${by.email}`}
          {isOrderTold && order_number && (
            <>
              {" · "}
              <Link to={orderAddress(order_number)} className="text-leaf underline underline-offset-2">
                {order_number}
              </Link>
            </>
          )}
        </p>
      </div>
      {may("orders:write") && (
        <Button
          variant="quiet"
          size="icon"
          pending={isPending}
          aria-label={t("notes.deleteOf", { date: when })}
          title={t("notes.delete")}
          onClick={() => setAsking(true)}
        >
          {!isPending && <Trash2 aria-hidden className="size-4" />}
        </Button>
      )}
      <Confirmation
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t("notes.deleteTitle")}
        text={t("notes.deleteText")}
        action={t("notes.delete")}
        cancel={t("notes.keep")}
        onConfirm={remove}
      />
    </li>
  )
}
