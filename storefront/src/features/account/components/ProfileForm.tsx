import { completeVatNumber, DEFAULT_COUNTRY, type User } from "@bon-perroquet/contract"
import { useRereadMe, useSaveProfile } from "@bon-perroquet/shop-react/account"
import { FormProvider, useForm, type FieldErrors, type UseFormRegister } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { DraftNotices, useDraft, type Read } from "../../../components/draft"
import { CustomFields } from "../../../components/custom-fields/CustomFields"
import { typedCustomValues } from "../../../components/custom-fields/custom-values"
import { Field } from "../../../components/Field"
import { useFieldSentence } from "../../../components/use-field-sentence"
import { toast, useFailureToast } from "../../../components/toast"
import { byRules, loadRules, OWN_FIELDS, type ProfileValues } from "../account-forms"
import { keepUser } from "../use-auth"
import { useFieldTexts } from "../use-field-texts"
import { PersonFields } from "./PersonFields"
import { BusinessInputs } from "../../../components/business"
import { useOffers } from "../../../config/services"

export const PROFILE_FORM = "profile"

const readOf = ({
  first_name,
  last_name,
  phone,
  business,
  custom_fields,
  version,
}: User): Read<ProfileValues> => ({
  values: {
    ...{ first_name, last_name, phone: phone ?? "" },
    ...{ company: business?.company ?? "", vat_number: business?.vat_number ?? "" },
    custom_fields: typedCustomValues(OWN_FIELDS, custom_fields),
  },
  version,
})

async function profileOf({ company, vat_number: typed, custom_fields, ...person }: ProfileValues) {
  const vat_number = completeVatNumber(typed, DEFAULT_COUNTRY)
  const { savedCustomValues } = await loadRules()
  return {
    ...person,
    business: company ? { company, ...(vat_number && { vat_number }) } : null,
    ...(OWN_FIELDS.length > 0 && { custom_fields: savedCustomValues(OWN_FIELDS, custom_fields) }),
  }
}

export function ProfileForm({ me, onDone }: { me: User; onDone: () => void }) {
  const { t } = useTranslation("account")
  const { t: checkout } = useTranslation("checkout")
  const { mutateAsync, isPending } = useSaveProfile()
  const tellFailure = useFailureToast()
  const read = readOf(me)
  const form = useForm<ProfileValues>({
    resolver: byRules((rules) => rules.profile),
    defaultValues: read.values,
  })
  const draft = useDraft({ form, name: PROFILE_FORM, read })
  const reread = useRereadMe()
  const texts = useFieldTexts()
  const submit = form.handleSubmit(async (values) => {
    if (isPending) return
    try {
      await draft.save(
        values,
        async (typed, { version }) => keepUser(await mutateAsync({ ...(await profileOf(typed)), version })),
        async () => readOf(await reread()),
        onDone,
      )
      toast({ variant: "success", title: t("toast.profile") })
    } catch (error) {
      tellFailure(error, t("failure.profile"))
    }
  })
  function cancel() {
    draft.close()
    onDone()
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4 rounded-card border border-line bg-card p-5"
    >
      <DraftNotices draft={draft} texts={texts} />
      <PersonFields register={form.register} errors={form.formState.errors} />
      <BusinessFields register={form.register} errors={form.formState.errors} />
      <FormProvider {...form}>
        <CustomFields keys={OWN_FIELDS} className="sm:grid-cols-2" />
      </FormProvider>
      <Field label={checkout("fields.email")} hint={t("profile.emailFixed")} value={me.email} readOnly />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isPending}>
          {t("profile.save")}
        </Button>
        <Button variant="secondary" onClick={cancel}>
          {t("profile.cancel")}
        </Button>
      </div>
    </form>
  )
}

interface BusinessFieldsProps {
  register: UseFormRegister<ProfileValues>
  errors: FieldErrors<ProfileValues>
}

/** Fields for a business, which fill in the next checkout. Only shown if the shop accepts businesses. */
function BusinessFields({ register, errors }: BusinessFieldsProps) {
  const { t } = useTranslation("checkout")
  const sentence = useFieldSentence()
  if (!useOffers("business")) return null
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <BusinessInputs
        company={{
          optionalLabel: t("optional"),
          error: errors.company && sentence("company"),
          ...register("company"),
        }}
        vatNumber={{ error: errors.vat_number && t("errors.vat_number"), ...register("vat_number") }}
      />
    </div>
  )
}
