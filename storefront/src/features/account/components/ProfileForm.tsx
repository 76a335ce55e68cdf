import type { User } from "@bon-perroquet/contract"
import { useSaveProfile } from "@bon-perroquet/shop-react/account"
import { zodResolver } from "@hookform/resolvers/zod"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Field } from "../../../components/Field"
import { toast } from "../../../components/toast"
import { profileFormSchema, type ProfileValues } from "../account-forms"
import { keepUser } from "../use-auth"
import { useFailureToast } from "../use-failure-toast"
import { PersonFields } from "./PersonFields"

/** Changes a person's name and phone number; the e-mail address stays. */
export function ProfileForm({ me, onDone }: { me: User; onDone: () => void }) {
  const { t } = useTranslation("account")
  const { t: checkout } = useTranslation("checkout")
  const { mutate, isPending } = useSaveProfile()
  const tellFailure = useFailureToast()
  const { register, handleSubmit, formState } = useForm<ProfileValues>({
    resolver: zodResolver(profileFormSchema),
    defaultValues: { first_name: me.first_name, last_name: me.last_name, phone: me.phone ?? "" },
  })
  const submit = handleSubmit((values) => {
    if (isPending) return
    mutate(values, {
      onSuccess: (user) => {
        keepUser(user)
        toast({ variant: "success", title: t("toast.profile") })
        onDone()
      },
      onError: (error) => tellFailure(error, t("failure.profile")),
    })
  })
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4 rounded-card border border-line bg-card p-5"
    >
      <PersonFields register={register} errors={formState.errors} />
      <Field label={checkout("fields.email")} hint={t("profile.emailFixed")} value={me.email} readOnly />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isPending}>
          {t("profile.save")}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {t("profile.cancel")}
        </Button>
      </div>
    </form>
  )
}
