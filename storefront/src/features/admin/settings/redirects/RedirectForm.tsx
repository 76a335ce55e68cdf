import { languageName, LANGUAGES, type Redirect } from "@bon-perroquet/contract"
import { useSaveRedirect } from "@bon-perroquet/shop-react/admin"
import { detailOf } from "@bon-perroquet/shop-react"
import { useState, type SyntheticEvent } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../../components/Button"
import { Field, SelectField } from "../../../../components/Field"
import { toast, useFailureToast } from "../../../../components/toast"
import { useLanguage } from "../../../../i18n"

export type RedirectDraft = Pick<Redirect, "source" | "target" | "language">

/** Focuses the field for the old address, or the field for its target if the old address is filled in. */
const focusFirstEmpty = (form: HTMLFormElement | null) => {
  const [source, target] = form?.querySelectorAll("input") ?? []
  if (source?.value) target?.focus()
  else source?.focus()
}

type RedirectFormProps = { draft: RedirectDraft; onClose: () => void }

export function RedirectForm({ draft, onClose }: RedirectFormProps) {
  const { t } = useTranslation("admin")
  const { language: reader } = useLanguage()
  const [written, setWritten] = useState(draft)
  const { mutate, isPending, error } = useSaveRedirect()
  const sayFailure = useFailureToast()
  const wrongOf = (code: string) =>
    error && "code" in error && error.code === code ? detailOf(error) : undefined
  const problems = { source: wrongOf("redirect_source"), target: wrongOf("redirect_target") }
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    mutate(written, {
      onSuccess: () => {
        toast({ title: t("settings.redirects.saved") })
        onClose()
      },
      onError: (failure) => {
        const isShown = "code" in failure && String(failure.code).startsWith("redirect_")
        if (!isShown) sayFailure(failure, t("settings.redirects.failed"))
      },
    })
  }
  const title = draft.source
    ? t("settings.redirects.edit", { source: draft.source })
    : t("settings.redirects.add")
  return (
    <form
      ref={focusFirstEmpty}
      noValidate
      aria-label={title}
      onSubmit={save}
      className="flex flex-col gap-4 rounded-card border border-line p-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t("settings.redirects.source")}
          hint={t("settings.redirects.sourceHint")}
          error={problems.source}
          value={written.source}
          onChange={({ target }) => setWritten({ ...written, source: target.value })}
        />
        <Field
          label={t("settings.redirects.target")}
          hint={t("settings.redirects.targetHint")}
          error={problems.target}
          value={written.target}
          onChange={({ target }) => setWritten({ ...written, target: target.value })}
        />
      </div>
      <SelectField
        className="sm:max-w-xs"
        label={t("settings.redirects.language")}
        value={written.language ?? ""}
        onChange={({ target }) =>
          setWritten({ ...written, language: LANGUAGES.find((each) => each === target.value) ?? null })
        }
      >
        <option value="">{t("settings.redirects.visitors")}</option>
        {LANGUAGES.map((each) => (
          <option key={each} value={each}>
            {languageName(each, reader)}
          </option>
        ))}
      </SelectField>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isPending} disabled={!written.source.trim() || !written.target.trim()}>
          {t("settings.redirects.save")}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t("settings.redirects.cancel")}
        </Button>
      </div>
    </form>
  )
}
