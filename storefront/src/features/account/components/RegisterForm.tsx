import { useRegister } from "@bon-perroquet/shop-react/account"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { Field } from "../../../components/Field"
import { useFieldSentence } from "../../../components/use-field-sentence"
import { RichText } from "../../../components/RichText"
import { toast, useFailureToast } from "../../../components/toast"
import { byRules, type RegisterValues, usePasswordTexts } from "../account-forms"
import { keepSignedIn } from "../use-auth"
import { NewPasswordFields } from "./NewPasswordFields"
import { PersonFields } from "./PersonFields"

const EMPTY = { first_name: "", last_name: "", phone: "", email: "", password: "", confirmation: "" }

export function RegisterForm() {
  const { t } = useTranslation("account")
  const { t: checkout } = useTranslation("checkout")
  const sentence = useFieldSentence()
  const { mutate, isPending } = useRegister()
  const tellFailure = useFailureToast()
  const { register, handleSubmit, formState } = useForm<RegisterValues>({
    resolver: byRules((rules) => rules.registration),
    defaultValues: EMPTY,
  })
  const { errors } = formState
  const { differs } = usePasswordTexts()
  const wrong = Object.keys(errors)
  const isOnlyDifferent = wrong.length === 1 && wrong[0] === "confirmation"

  const submit = handleSubmit(({ confirmation: _repeated, phone, ...person }) => {
    if (isPending) return
    mutate(
      { ...person, ...(phone && { phone }) },
      {
        onSuccess: (answer) => {
          const { first_name: name } = answer.user
          keepSignedIn(answer)
          toast({
            variant: "success",
            title: t("toast.register.title"),
            description: t("toast.register.text", { name }),
          })
        },
        onError: (error) => tellFailure(error, t("failure.register.title"), t("failure.register.text")),
      },
    )
  })

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {wrong.length > 0 && (
        <p role="alert" className="rounded-card border border-macaw bg-macaw-wash p-4 font-semibold">
          {isOnlyDifferent ? differs : checkout("errors.summary")}
        </p>
      )}
      <PersonFields register={register} errors={errors} />
      <Field
        label={checkout("fields.email")}
        error={errors.email && sentence("email")}
        type="email"
        autoComplete="username"
        required
        {...register("email")}
      />
      <NewPasswordFields label={t("password.label")} register={register} errors={errors} />
      <p className="text-sm text-bark">
        <RichText text={t("auth.agree")} />
      </p>
      <Button type="submit" size="lg" pending={isPending}>
        {t("auth.tabs.register")}
      </Button>
    </form>
  )
}
