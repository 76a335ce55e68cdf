import type { DispatchSettings } from "@bon-perroquet/contract"
import { Plus, Trash2 } from "lucide-react"
import { useFieldArray, useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Field } from "../../../components/Field"

export function ClosureFields() {
  const { t } = useTranslation("admin")
  const { control } = useFormContext<DispatchSettings>()
  const { fields, append, remove } = useFieldArray({ control, name: "closures" })
  return (
    <div className="flex flex-col gap-4 sm:col-span-2">
      {fields.length === 0 && <p className="text-bark">{t("settings.closedDays.none")}</p>}
      {fields.map(({ id }, place) => (
        <Closure key={id} place={place} onRemove={() => remove(place)} />
      ))}
      <Button variant="secondary" className="self-start" onClick={() => append({ from: "", to: "" })}>
        <Plus aria-hidden className="size-5" />
        {t("settings.closedDays.add")}
      </Button>
    </div>
  )
}

function Closure({ place, onRemove }: { place: number; onRemove: () => void }) {
  const { t } = useTranslation("admin")
  const { register, formState, getValues, setValue } = useFormContext<DispatchSettings>()
  const wrong = formState.errors.closures?.[place]
  /** Copies the first day to the last, because most closures last one day. */
  const fillIn = () => {
    const { from, to } = getValues(`closures.${place}`)
    if (from && !to) setValue(`closures.${place}.to`, from)
  }
  return (
    <div
      role="group"
      aria-label={t("settings.closedDays.closure", { number: place + 1 })}
      className="flex flex-wrap items-start gap-4"
    >
      <Field
        type="date"
        className="min-w-40 flex-1"
        label={t("settings.closedDays.from")}
        error={wrong?.from && t("settings.closedDays.wrong.from")}
        {...register(`closures.${place}.from`, { onBlur: fillIn })}
      />
      <Field
        type="date"
        className="min-w-40 flex-1"
        label={t("settings.closedDays.to")}
        error={wrong?.to && t("settings.closedDays.wrong.to")}
        {...register(`closures.${place}.to`)}
      />
      <Button
        variant="quiet"
        size="icon"
        className="mt-6.5"
        aria-label={t("settings.closedDays.remove", { number: place + 1 })}
        onClick={onRemove}
      >
        <Trash2 aria-hidden className="size-5" />
      </Button>
    </div>
  )
}
