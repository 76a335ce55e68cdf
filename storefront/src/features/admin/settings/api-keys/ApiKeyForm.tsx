import { apiKeyInputSchema, RIGHTS, type NewApiKey, type Right } from "@bon-perroquet/contract"
import { useCreateApiKey } from "@bon-perroquet/shop-react/admin"
import { useState, type SyntheticEvent } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../../components/Button"
import { Field } from "../../../../components/Field"
import { useFailureToast } from "../../../../components/toast"
import { CheckList } from "../programs/CheckList"

const EMPTY: { name: string; rights: Right[] } = { name: "", rights: [] }

export function ApiKeyForm({ onCreated }: { onCreated: (created: NewApiKey) => void }) {
  const { t } = useTranslation("admin")
  const sayFailure = useFailureToast()
  const { mutate, isPending } = useCreateApiKey()
  const [draft, setDraft] = useState(EMPTY)
  const [isTried, setTried] = useState(false)
  const { success, data } = apiKeyInputSchema.safeParse(draft)
  const isNamed = apiKeyInputSchema.shape.name.safeParse(draft.name).success
  const create = (event: SyntheticEvent) => {
    event.preventDefault()
    setTried(true)
    if (!success || isPending) return
    mutate(data, {
      onSuccess: (created) => {
        setDraft(EMPTY)
        setTried(false)
        onCreated(created)
      },
      onError: (error) => sayFailure(error, t("apiKeys.failed")),
    })
  }
  return (
    <form
      noValidate
      aria-label={t("apiKeys.create")}
      onSubmit={create}
      className="flex flex-col gap-4 rounded-card border border-line p-4"
    >
      <Field
        className="sm:max-w-sm"
        label={t("programs.name")}
        hint={t("apiKeys.nameHint")}
        error={isTried && !isNamed ? t("programs.nameMissing") : undefined}
        autoComplete="off"
        value={draft.name}
        onChange={({ target }) => setDraft({ ...draft, name: target.value })}
      />
      <CheckList
        legend={t("apiKeys.rights")}
        items={RIGHTS}
        chosen={draft.rights}
        error={isTried && draft.rights.length === 0 ? t("apiKeys.rightsMissing") : undefined}
        labelOf={(right) => t(`apiKeys.may.${right.replace(":", "_") as RightKey}`)}
        onChange={(rights) => setDraft({ ...draft, rights })}
      />
      <Button type="submit" pending={isPending} className="self-start">
        {t("apiKeys.create")}
      </Button>
    </form>
  )
}

/** Right in a translation key: "orders_write" for "orders:write", because i18next reads a colon as a namespace. */
export type RightKey = Right extends infer Each
  ? Each extends `${infer Area}:${infer Kind}`
    ? `${Area}_${Kind}`
    : Each
  : never
