import { emailSchema, ROLES, type Role } from "@bon-perroquet/contract"
import { useInvite } from "@bon-perroquet/shop-react/admin"
import { useState, type SyntheticEvent } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../../components/Button"
import { Field, SelectField } from "../../../../components/Field"
import { toast, useFailureToast } from "../../../../components/toast"
import { useFieldSentence } from "../../../../components/use-field-sentence"
import { RoleOptions } from "./RoleOptions"

const EMPTY: { email: string; role: Role } = { email: "", role: "orders" }

export function InvitationForm() {
  const { t } = useTranslation("admin")
  const sentence = useFieldSentence()
  const sayFailure = useFailureToast()
  const { mutate, isPending } = useInvite()
  const [draft, setDraft] = useState(EMPTY)
  const [isWrong, setWrong] = useState(false)
  const invite = (event: SyntheticEvent) => {
    event.preventDefault()
    const { success } = emailSchema.safeParse(draft.email)
    setWrong(!success)
    if (!success || isPending) return
    mutate(draft, {
      onSuccess: () => {
        toast({ variant: "success", title: t("staff.invited"), description: draft.email })
        setDraft(EMPTY)
      },
      onError: (error) => sayFailure(error, t("staff.failed")),
    })
  }
  return (
    <form
      noValidate
      aria-label={t("staff.invite")}
      onSubmit={invite}
      className="flex flex-col gap-4 rounded-card border border-line p-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={t("users.email")}
          hint={t("staff.inviteHint")}
          error={isWrong ? sentence("email") : undefined}
          type="email"
          autoComplete="off"
          value={draft.email}
          onChange={({ target }) => setDraft({ ...draft, email: target.value })}
        />
        <SelectField
          label={t("users.role")}
          hint={t(`staff.may.${draft.role}`)}
          value={draft.role}
          onChange={({ target }) =>
            setDraft({ ...draft, role: ROLES.find((each) => each === target.value) ?? draft.role })
          }
        >
          <RoleOptions />
        </SelectField>
      </div>
      <Button type="submit" pending={isPending} className="self-start">
        {t("staff.invite")}
      </Button>
    </form>
  )
}
