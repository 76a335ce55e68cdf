import { Field, useAddress } from "@bon-perroquet/admin-kit"
import { Input, Select } from "@medusajs/ui"
import { useEffect, useState } from "react"
import { ATTEMPT_STATES } from "../modules/checkout/states"
import { useTexts } from "./texts"

const ALL = "all"
/** Milliseconds after the last key until the list is asked for. */
const TYPING = 300
const FIRST_PAGE = { offset: "" }

/** What the list shows: both stand in the address, so that a list can be sent to a colleague. */
export function AttemptFilters() {
  const { t } = useTexts()
  const [params, change] = useAddress()
  const searched = params.get("search") ?? ""
  const [typed, setTyped] = useState(searched)

  useEffect(() => {
    if (typed.trim() === searched) return
    const waiting = setTimeout(
      () => change({ search: typed.trim(), ...FIRST_PAGE }, { replace: true }),
      TYPING,
    )
    return () => clearTimeout(waiting)
  }, [typed, searched, change])

  return (
    <div className="grid grid-cols-1 gap-4 px-6 py-4 md:grid-cols-2">
      <Field label={t("search")}>
        {(control) => (
          <Input
            {...control}
            maxLength={120}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <Field label={t("filter")}>
        {(control) => (
          <Select
            value={params.get("state") ?? ALL}
            onValueChange={(state) => change({ state: state === ALL ? "" : state, ...FIRST_PAGE })}
          >
            <Select.Trigger {...control}>
              <Select.Value />
            </Select.Trigger>
            <Select.Content>
              <Select.Item value={ALL}>{t("all")}</Select.Item>
              {ATTEMPT_STATES.map((state) => (
                <Select.Item key={state} value={state}>
                  {t(`state.${state}`)}
                </Select.Item>
              ))}
            </Select.Content>
          </Select>
        )}
      </Field>
    </div>
  )
}
