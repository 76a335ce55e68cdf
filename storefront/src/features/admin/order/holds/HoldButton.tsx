import { HOLD_REASONS, type HoldRequest } from "@bon-perroquet/contract"
import { usePlaceHold } from "@bon-perroquet/shop-react/admin"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../../components/Button"
import { SelectField } from "../../../../components/Field"
import { HoldDialog } from "./HoldDialog"

/** Staff cannot choose "dispute", because the shop places that hold itself. */
const REASONS = HOLD_REASONS.filter((reason): reason is HoldRequest["reason"] => reason !== "dispute")

export function HoldButton({ number }: { number: string }) {
  const { t } = useTranslation("admin")
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {t("holds.begin")}
      </Button>
      {isOpen && <PlaceDialog number={number} onClose={() => setOpen(false)} />}
    </>
  )
}

function PlaceDialog({ number, onClose }: { number: string; onClose: () => void }) {
  const { t } = useTranslation("admin")
  const { mutateAsync, isPending } = usePlaceHold(number)
  const [reason, setReason] = useState<HoldRequest["reason"]>("address")
  return (
    <HoldDialog
      title={t("holds.placeTitle", { number })}
      text={t("holds.explain")}
      note={{ label: t("holds.note"), hint: t("holds.noteHint") }}
      action={t("holds.place")}
      done={t("holds.placed")}
      isPending={isPending}
      send={(note) => mutateAsync({ reason, ...note })}
      onClose={onClose}
    >
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
    </HoldDialog>
  )
}
