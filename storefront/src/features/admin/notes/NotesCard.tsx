import { MAX_NOTE_LENGTH } from "@bon-perroquet/contract"
import { useAddNote, useNotes, type NoteSubject } from "@bon-perroquet/shop-react/admin"
import { useState, type SubmitEvent } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { TextAreaField } from "../../../components/Field"
import { useFailureToast } from "../../../components/toast"
import { Waiting } from "../../../components/Waiting"
import { OrderCard } from "../../order"
import { useMay } from "../guard/use-may"
import { NoteLine } from "./NoteLine"

/** Lists administrators' notes, newest first, and a form for another. */
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
      onSuccess: () => setText(""),
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
