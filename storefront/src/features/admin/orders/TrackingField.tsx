import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Field } from "../../../components/Field"

export const TRACKING_NUMBER = /^[A-Za-z0-9 -]{4,40}$/

/** Returns the state of a tracking number that is typed. `read` returns undefined and shows an error if it is wrong. */
export function useTrackingNumber(initial: string, isNeeded: boolean) {
  const [number, setNumber] = useState(initial)
  const [isWrong, setWrong] = useState(false)
  function read(): string | undefined {
    const entered = number.trim()
    const isRight = TRACKING_NUMBER.test(entered) || (entered === "" && !isNeeded)
    setWrong(!isRight)
    return isRight ? entered : undefined
  }
  function type(typed: string) {
    setNumber(typed)
    setWrong(false)
  }
  return { number, isWrong, isNeeded, read, type }
}

type TrackingFieldProps = { tracking: ReturnType<typeof useTrackingNumber>; hint?: string }

export function TrackingField({ tracking: { number, isWrong, isNeeded, type }, hint }: TrackingFieldProps) {
  const { t } = useTranslation("admin")
  const { t: common } = useTranslation("common")
  return (
    <Field
      label={t("orders.ship.tracking")}
      optionalLabel={isNeeded ? undefined : common("optional")}
      hint={hint}
      error={isWrong ? t("orders.ship.wrong") : undefined}
      autoComplete="off"
      autoCapitalize="characters"
      maxLength={40}
      value={number}
      onChange={({ target }) => type(target.value)}
    />
  )
}
