import { HOLD_REASONS, type HoldRequest } from "@bon-perroquet/contract"
import { usePlaceHold } from "@bon-perroquet/shop-react/admin"
import { useState, type SubmitEvent } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Dialog } from "../../../components/Dialog"
import { SelectField, TextAreaField } from "../../../components/Field"
import { toast, useFailureToast } from "../../../components/toast"

/** Only the shop places holds for disputes. */
const REASONS = HOLD_REASONS.filter((reason): reason is HoldRequest["reason"] => reason !== "dispute")

/** Puts an order on hold, with a reason and a note. */
export function HoldButton({ number }: { number: string }) {
  const { t } = useTranslation("admin")
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {t("holds.begin")}
      </Button>
      {isOpen && <HoldDialog number={number} onClose={() => setOpen(false)} />}
    </>
  )
}

function HoldDialog({ number, onClose }: { number: string; onClose: () => void }) {
  const { t } = useTranslation("admin")
  const { t: common } = useTranslation("common")
  const showFailure = useFailureToast()
  const { mutateAsync, isPending } = usePlaceHold(number)
  const [reason, setReason] = useState<HoldRequest["reason"]>("address")
  const [note, setNote] = useState("")
  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isPending) return
    void mutateAsync({ reason, ...(note.trim() && { note: note.trim() }) }).then(
      () => {
        toast({ variant: "success", title: t("holds.placed") })
        onClose()
      },
      (error: unknown) => showFailure(error, t("holds.failed")),
    )
  }
  return (
    <Dialog open onClose={onClose} title={t("holds.placeTitle", { number })}>
      <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <p className="text-bark">{t("holds.explain")}</p>
        <SelectField
          label={t("holds.reason")}
          value={reason}
          onChange={({ target }) => setReason(REASONS.find((each) => each === target.value) ?? "manual")}
        >
          {REASONS.map((each) => (
            <option key={each} value={each}>
              {t(`holds.reasons.${each}`)}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          label={t("holds.note")}
          hint={t("holds.noteHint")}
          optionalLabel={common("optional")}
          maxLength={500}
          rows={3}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" pending={isPending}>
            {t("holds.place")}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
