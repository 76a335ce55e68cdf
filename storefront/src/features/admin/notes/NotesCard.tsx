import { MAX_NOTE_LENGTH, type Note } from "@bon-perroquet/contract"
import { useAddNote, useNotes, type NoteSubject, useDeleteNote } from "@bon-perroquet/shop-react/admin"
import { useState, type SubmitEvent } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { TextAreaField } from "../../../components/Field"
import { useFailureToast } from "../../../components/toast"
import { Waiting } from "../../../components/Waiting"
import { OrderCard } from "../../order"
import { useMay } from "../guard/use-may"
import { Trash2 } from "lucide-react"
import { Link } from "react-router"
import { formatMoment } from "../../../components/date"
import { ConfirmedButton } from "../../../components/Dialog"
import { useLanguage } from "../../../i18n"
import { orderAddress } from "../screen-addresses"

export function NotesCard({ about, hint }: { about: NoteSubject; hint: string }) {
  const { t } = useTranslation("admin")
  const may = useMay()
  const { data: notes, error, refetch } = useNotes(about)
  return (
    <OrderCard title={t("notes.title")}>
      {may("orders:write") && <NewNote about={about} hint={hint} />}
      {!notes && <Waiting what={t("notes.title")} failed={error !== null} onRetry={() => void refetch()} />}
      {notes?.length === 0 && <p className="text-bark">{t("notes.none")}</p>}
      {notes && notes.length > 0 && (
        <ol aria-label={t("notes.title")} className="flex flex-col divide-y divide-line">
          {notes.map((note) => (
            <NoteLine key={note.id} note={note} isOrderTold={"customer" in about} />
          ))}
        </ol>
      )}
    </OrderCard>
  )
}

function NewNote({ about, hint }: { about: NoteSubject; hint: string }) {
  const { t } = useTranslation("admin")
  const sayFailure = useFailureToast()
  const { mutate, isPending } = useAddNote(about)
  const [text, setText] = useState("")
  const [isMissing, setMissing] = useState(false)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const written = text.trim()
    setMissing(!written)
    if (isPending || !written) return
    mutate(written, {
      // Keeps a note that was begun while this one was being saved.
      onSuccess: () => setText((now) => (now === text ? "" : now)),
      onError: (error) => sayFailure(error, t("notes.failed")),
    })
  }

  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={submit}>
      <TextAreaField
        label={t("notes.new")}
        hint={hint}
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        value={text}
        error={isMissing ? t("notes.missing") : undefined}
        onChange={({ target }) => {
          setText(target.value)
          setMissing(false)
        }}
      />
      <Button type="submit" size="sm" variant="secondary" className="self-start" pending={isPending}>
        {t("notes.add")}
      </Button>
    </form>
  )
}

type NoteLineProps = { note: Note; isOrderTold: boolean }

function NoteLine({ note: { id, at, by, text, order_number }, isOrderTold }: NoteLineProps) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const may = useMay()
  const sayFailure = useFailureToast()
  const { mutate, isPending } = useDeleteNote()
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
        <ConfirmedButton
          variant="quiet"
          size="icon"
          pending={isPending}
          aria-label={t("notes.deleteOf", { date: when })}
          title={t("notes.delete")}
          question={{
            title: t("notes.deleteTitle"),
            text: t("notes.deleteText"),
            action: t("notes.delete"),
            cancel: t("notes.keep"),
          }}
          onConfirm={remove}
        >
          {!isPending && <Trash2 aria-hidden className="size-4" />}
        </ConfirmedButton>
      )}
    </li>
  )
}
