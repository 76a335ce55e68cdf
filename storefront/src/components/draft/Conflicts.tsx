import { useEffect, useId, useRef } from "react"
import { useTranslation } from "react-i18next"
import type { Conflict } from "./merge"

export type FieldTexts = {
  nameOf: (path: string) => string
  /** Formats a field's value. Returns "" if there is no value. */
  valueOf: (path: string, value: unknown) => string
}

type ConflictsProps = {
  conflicts: readonly Conflict[]
  onChoose: (path: string, value: unknown) => void
  texts: FieldTexts
}

/**
 * Lists the fields that somebody else also changed, with both values. The form keeps the user's value until the user
 * chooses one.
 */
export function Conflicts({ conflicts, onChoose, texts }: ConflictsProps) {
  const { t } = useTranslation("common")
  const id = useId()
  const heading = useRef<HTMLParagraphElement>(null)
  const count = conflicts.length
  useEffect(() => {
    if (count > 0) heading.current?.focus()
  }, [count])
  if (count === 0) return null
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-4 rounded-card border border-macaw bg-macaw-wash p-4"
    >
      <p id={id} ref={heading} tabIndex={-1} className="scroll-mt-24 font-semibold outline-none">
        {t("draft.conflict.title")}
      </p>
      <p>{t("draft.conflict.text")}</p>
      {conflicts.map((conflict) => (
        <Choice
          key={`${conflict.path} ${JSON.stringify(conflict.theirs)}`}
          conflict={conflict}
          onChoose={onChoose}
          texts={texts}
        />
      ))}
    </section>
  )
}

type ChoiceProps = Omit<ConflictsProps, "conflicts"> & { conflict: Conflict }

function Choice({ conflict: { path, mine, theirs }, onChoose, texts }: ChoiceProps) {
  const { t } = useTranslation("common")
  const name = useId()
  const options = [
    { whose: "mine", value: mine },
    { whose: "theirs", value: theirs },
  ] as const
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 text-sm font-semibold">{texts.nameOf(path)}</legend>
      {options.map(({ whose, value }) => (
        <label key={whose} className="flex min-h-11 items-start gap-3 py-2">
          <input
            type="radio"
            name={name}
            defaultChecked={whose === "mine"}
            onChange={() => onChoose(path, value)}
            className="size-5 shrink-0 accent-leaf"
          />
          <span className="min-w-0 wrap-anywhere">
            <span className="text-bark">{t(`draft.conflict.${whose}`)}</span>{" "}
            {texts.valueOf(path, value) || t("draft.conflict.empty")}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
