import { useId } from "react"
import { Controller, useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Toggle } from "../../../components/Toggle"

type SettingSwitchProps = {
  name: string
  label: string
  note: string | null
  /** Value that the environment sets. The switch is then not shown. */
  fixed?: boolean | undefined
}

export function SettingSwitch({ name, label, note, fixed }: SettingSwitchProps) {
  const { t } = useTranslation("admin")
  const { control } = useFormContext()
  const id = useId()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <div className="flex items-start justify-between gap-4 sm:col-span-2">
          <div className="flex flex-col gap-1 py-2">
            <span id={id} className="font-semibold">
              {label}
            </span>
            {note && (
              <span id={`${id}-hint`} className="text-sm text-bark">
                {note}
              </span>
            )}
          </div>
          {fixed === undefined ? (
            <Toggle
              labelledBy={id}
              {...(note && { describedBy: `${id}-hint` })}
              checked={value === true}
              onChange={onChange}
            />
          ) : (
            <span className="py-2 font-semibold">{t(fixed ? "changes.yes" : "changes.no")}</span>
          )}
        </div>
      )}
    />
  )
}
